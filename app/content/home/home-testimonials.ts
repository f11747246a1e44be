export type HomeTestimonial = {
  /** First name and initial. */
  name: string;
  age: number;
  location: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** What changed, and when. */
  result: string;
};

/** Sample content: three fictional women, to be replaced by customers who wrote and agreed to it. */
export const homeTestimonials: readonly HomeTestimonial[] = [
  {
    name: "Claire M.",
    age: 41,
    location: "Boulder, Colorado",
    rating: 5,
    text: "I photographed my parting every four weeks. At week twelve I stopped using powder to hide it.",
    result: "Looks fuller at the parting, week 14",
  },
  {
    name: "Ines R.",
    age: 33,
    location: "Austin, Texas",
    rating: 5,
    text: "My hair looks like it did before the bleach. It took three bottles, not one wash.",
    result: "Smoother lengths, week 9",
  },
  {
    name: "Dana K.",
    age: 56,
    location: "Burlington, Vermont",
    rating: 5,
    text: "I am fifty-six and the brush is quiet again. I only believe it because I kept count.",
    result: "Less hair in the brush,* week 16",
  },
];
