const numbers = ["no", "one", "two", "three", "four", "five"];
const ordinals = ["", "first", "second", "third", "fourth", "fifth"];

/** A routine has five steps at most. */
export function numberWord(count: number): string {
  return numbers[count] ?? String(count);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Your routine, in three steps'. */
export function getRoutineTitle(count: number): string {
  return `Your routine, in ${numberWord(count)} step${count === 1 ? "" : "s"}`;
}

/** One sentence or two on what is essential and what can wait. */
export function getPrioritySentence(essential: number, recommended: number): string {
  if (essential === 0) return "Good ideas for what you told us; none of them is urgent.";
  const first = `${capitalized(numberWord(essential))} we consider essential for what you told us.`;
  if (recommended === 0) {
    return essential === 1
      ? "The one step we consider essential for what you told us."
      : `${first} Nothing else is needed.`;
  }
  if (recommended === 1) {
    return `${first} The ${ordinals[essential + 1]} is a good idea, and can wait.`;
  }
  return `${first} The other ${numberWord(recommended)} are good ideas, and can wait.`;
}

/** What the button for the whole routine says. */
export function getAddAllLabel(count: number): string {
  if (count === 1) return "Add to Cart";
  return count === 2 ? "Add both to cart" : `Add all ${numberWord(count)} to cart`;
}
