// Run as a process of its own: loads the bundle named in the first argument, gives its handler the event in
// the second and prints how many milliseconds both took, with the answer. JavaScript, because Node's
// type stripping would still be at work in the background when the clock starts.
const [, , bundle, event] = process.argv;
const question = JSON.parse(event);

const start = performance.now();
const { handler } = await import(bundle);
const answer = await handler(question);
const milliseconds = performance.now() - start;

process.stdout.write(JSON.stringify({ milliseconds, answer }));
