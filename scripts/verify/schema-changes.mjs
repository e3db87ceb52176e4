import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, Kind, parse, visit } from 'graphql';
import { read } from '#verify/sources.mjs';

const places = {
  now: 'schema/schema.graphql',
  released: 'schema/released.graphql',
  changelog: 'docs/changelog.md',
};

/** What those who write clients must be told: breaking changes stand in the changelog, and a deprecation says until when. */
export async function schemaChanges(
  texts = Object.fromEntries(Object.entries(places).map(([k, path]) => [k, read(path)])),
) {
  const changes = await diff(buildSchema(texts.released), buildSchema(texts.now));
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  const told = unreleased(texts.changelog);
  const untold = breaking.filter(({ path }) => !told.includes(`\`${path}\``));
  const faults = untold.map(({ path, message }) => {
    return `${message} Clients break by it: say so in ${places.changelog} under Unreleased, naming \`${path}\`.`;
  });
  return {
    faults: [...faults, ...undated(texts.now)],
    note: `${changes.length} changes since the release, ${breaking.length} of them breaking`,
  };
}

function unreleased(changelog) {
  return /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
}

function undated(text) {
  const faults = [];
  visit(parse(text), {
    Directive: ({ name, arguments: given = [], loc }) => {
      if (name.value !== 'deprecated') return;
      const reason = given.find((one) => one.name.value === 'reason')?.value;
      if (reason?.kind === Kind.STRING && /\b\d{4}-\d{2}-\d{2}\b/.test(reason.value)) return;
      faults.push(
        `${places.now}:${loc?.startToken.line}: a deprecation says from which date on it is gone, as 2027-01-31.`,
      );
    },
  });
  return faults;
}
