/** Works out once what is asked of the same entry again and again; the catalogue does not change. */
export function once<Entry extends object, Result>(
  work: (entry: Entry) => Result,
): (entry: Entry) => Result {
  const done = new WeakMap<Entry, Result>();
  return (entry) => {
    const known = done.get(entry);
    if (known !== undefined) return known;
    const result = work(entry);
    done.set(entry, result);
    return result;
  };
}
