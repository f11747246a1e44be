export type Delight = "evening" | "habit" | "routine";
export type Budget = "under-100" | "100-150" | "150-plus";
export type Person = "friend" | "family" | "love" | "myself";

/** What the three questions are answered with. */
export type GiftAnswers = { person: Person; delight: Delight; budget: Budget };

type GiftOption<Value> = {
  value: Value;
  label: string;
  /** The answer as the result repeats it. */
  said: string;
};

export type GiftQuestion = {
  [Id in keyof GiftAnswers]: {
    id: Id;
    question: string;
    options: readonly GiftOption<GiftAnswers[Id]>[];
  };
}[keyof GiftAnswers];

export const giftFinderCopy = {
  heading: "Gift Finder",
  text: "Three questions, one gift. Your answers stay in this page and are gone when you leave it.",
  startOver: "Start Over",
  withoutScript: "By what you would like to spend:",
};

export const giftQuestions: readonly [GiftQuestion, GiftQuestion, GiftQuestion] = [
  {
    id: "person",
    question: "Who is it for?",
    options: [
      { value: "friend", label: "A friend", said: "For a friend" },
      { value: "family", label: "Mother, sister, aunt", said: "For someone in the family" },
      { value: "love", label: "The one I love", said: "For the one you love" },
      { value: "myself", label: "Myself", said: "For yourself" },
    ],
  },
  {
    id: "delight",
    question: "What would please most?",
    options: [
      { value: "evening", label: "A slow evening", said: "a slow evening" },
      { value: "habit", label: "A simple daily habit", said: "a simple daily habit" },
      { value: "routine", label: "The whole routine", said: "the whole routine" },
    ],
  },
  {
    id: "budget",
    question: "What would you like to spend?",
    options: [
      { value: "under-100", label: "Under $100", said: "under $100" },
      { value: "100-150", label: "$100-$150", said: "$100 to $150" },
      { value: "150-plus", label: "$150+", said: "$150 or more" },
    ],
  },
];
