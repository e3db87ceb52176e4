import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { root } from '#run.mjs';
import { read } from '#verify/sources.mjs';

/** A copy of the schema of the last release; `npm run release:schema` renews it. There is none before the first release. */
const file = 'schema/released.graphql';
const noticeDays = 180;

/** Checks that the schema keeps what the last release promised. */
export function releasedSchema() {
  if (!existsSync(join(root, file))) return { faults: [], note: 'nothing is released' };
  const released = readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  return compareSchemas({ released, current: read('schema/schema.graphql'), version, today: new Date() });
}

/**
 * Before 1.0 a breaking change is a note. From 1.0 on it is a fault, unless what is gone was deprecated and its date has
 * passed; and a new deprecation gives half a year.
 */
export function compareSchemas({ released, current, version, today }) {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const [deprecated, deprecatedNow] = [deprecations(before), deprecations(after)];
  const used = namesInUse(before);
  const breaking = findBreakingChanges(before, after)
    // What had the type is judged by itself.
    .filter(
      ({ type, description }) =>
        type !== BreakingChangeType.TYPE_REMOVED || !description.split(' ').some((word) => used.has(word)),
    )
    .filter((change) => !isOver(deprecated.get(memberOf(change)), today))
    .map(({ description }) => description);
  const earliest = dayOf(today.getTime() + noticeDays * 86_400_000);
  const hasty = [...deprecatedNow]
    .filter(([member, day]) => !deprecated.has(member) && day < earliest)
    .map(([member]) => `${member} must stay until ${earliest} or longer`);
  const faults = [...breaking, ...hasty];
  if (!version.startsWith('0.')) return { faults, note: 'as released' };
  return { faults: [], note: faults.length > 0 ? `before 1.0, so allowed: ${faults.join(' ')}` : 'as released' };
}

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const isOver = (day, today) => day !== undefined && day <= dayOf(today);

const removals = [
  [BreakingChangeType.FIELD_REMOVED, /^(\S+) was removed\.$/, ([, field]) => field],
  [BreakingChangeType.ARG_REMOVED, /^(\S+) arg (\S+) was removed\.$/, ([, field, name]) => `${field}(${name})`],
  [
    BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
    /^(\S+) was removed from enum type (\S+)\.$/,
    ([, value, type]) => `${type}.${value}`,
  ],
];

/** The member that is gone; undefined for another change. */
function memberOf({ type, description }) {
  const [, pattern, nameOf] = removals.find(([one]) => one === type) ?? [];
  const found = pattern?.exec(description);
  return found ? nameOf(found) : undefined;
}

function* membersOf(schema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      for (const arg of field.args ?? []) yield [`${type.name}.${field.name}(${arg.name})`, arg];
    }
  }
}

/** The days from which on deprecated members may be gone. The lint of the schema requires one in each reason. */
function deprecations(schema) {
  const entries = [...membersOf(schema)].flatMap(([name, { deprecationReason: reason }]) => {
    const day = /\b\d{4}-\d{2}-\d{2}\b/.exec(reason ?? '')?.[0];
    return day ? [[name, day]] : [];
  });
  return new Map(entries);
}

function namesInUse(schema) {
  return new Set([...membersOf(schema)].flatMap(([, { type }]) => (type ? [getNamedType(type).name] : [])));
}
