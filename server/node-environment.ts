// React and React Router choose their development or production code when they are first imported,
// so this has to be the first import of a process.
process.env.NODE_ENV ??= "production";
