export default function HomeRoute() {
  return <h1>Solenne</h1>;
}
