import { buildSchema, findBreakingChanges } from 'graphql';
import { read } from '#verify/sources.mjs';

const places = {
  now: 'schema/schema.graphql',
  released: 'schema/released.graphql',
  changelog: 'docs/changelog.md',
};

/** Those who write clients find what breaks them in the changelog. */
export async function schemaChanges(
  texts = Object.fromEntries(Object.entries(places).map(([k, path]) => [k, read(path)])),
) {
  const breaking = findBreakingChanges(buildSchema(texts.released), buildSchema(texts.now));
  const named = unreleased(texts.changelog);
  const faults = breaking
    .map(({ description }) => ({ description, path: pathOf(description) }))
    .filter(({ path }) => !new RegExp(`\`(\\w+\\.)*${path}[\`.]`).test(named))
    .map(({ description, path }) => {
      return `${description} Clients break by it: say so in ${places.changelog} under Unreleased, naming \`${path}\`.`;
    });
  return { faults, note: `${breaking.length} breaking changes since the release` };
}

function unreleased(changelog) {
  return /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
}

/** GraphQL describes a change in a sentence: a field's path stands somewhere in it, other names at its beginning. */
function pathOf(description) {
  return /\w+\.\w+/.exec(description)?.[0] ?? /^(?:A required field )?(\w+)/.exec(description)?.[1] ?? description;
}
