const boxes = [1, 2, 3, 4];

/** Boxes of about the final sizes; the words are in the status line. */
export function SearchLoading() {
  return (
    <div aria-hidden="true" className="search-loading">
      {boxes.map((box) => (
        <div key={box} />
      ))}
    </div>
  );
}
