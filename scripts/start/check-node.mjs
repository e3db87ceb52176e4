/** Stops with one sentence if Node is too old. Import it first, before newer features are used. */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Besesaka needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
