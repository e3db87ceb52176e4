import type { AccessScene, Caller } from '@besesaka/marketplace/tests/world/access-parts.ts';
import { type AccessRow, rowTitle } from '@besesaka/marketplace/tests/world/access-table.ts';
import { type ErrorCode, errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { schema } from '#server.ts';
import { given, thingsByName } from './access-given.ts';
import type { Json } from './bff.ts';
import { filledIn } from './filled-in.ts';
import { everything } from './lists.ts';

type Field = GraphQLField<unknown, unknown>;

/** Fields with their own documents, and the path to them. */
const roots: Record<string, readonly string[]> = {
  Query: [],
  Mutation: [],
  Subscription: [],
  Viewer: ['viewer'],
  Admin: ['viewer', 'admin'],
};

/** Every field that a user's access is decided at. */
export const accessFields = Object.keys(roots).flatMap((type) =>
  Object.keys(fieldsOf(type)).map((name) => `${type}.${name}`),
);

function fieldsOf(type: string): Record<string, Field> {
  const objectType = schema.getType(type);
  if (!isObjectType(objectType)) throw new Error(`There is no ${type}`);
  return objectType.getFields();
}

/** The document that asks for one field and all that stands in what it answers, with what it is asked with. */
export async function documentOf(row: AccessRow, { scene, who }: { scene: AccessScene; who: Caller }) {
  const [type = '', name = ''] = row.name.split('.');
  const field = fieldsOf(type)[name];
  const way = roots[type];
  if (!field || !way) throw new Error(`access.md: there is no ${row.name}`);
  const own = (await given[rowTitle(row)]?.(scene, who)) ?? {};
  // An optional value without a name is left out.
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name in own);
  const variables: Record<string, unknown> = {};
  for (const { name, type } of args) {
    variables[name] = await inScene(scene, name, filledIn(name, type), own);
    if (!(name in own)) continue;
    variables[name] = own[name];
  }
  const passed = args.length > 0 ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const head = args.length > 0 ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const inner = `it: ${name}${passed} ${selectionOf(type, field)}`;
  const operation = ['Mutation', 'Subscription'].includes(type) ? type.toLowerCase() : 'query';
  const text = `${operation} ${head} { ${way.reduceRight((inside, step) => `${step} { ${inside} }`, inner)} }`;
  return { text, variables, way };
}

/** What is filled in, with the things of the scene where a name says one, and with what the row wants itself. */
async function inScene(
  scene: AccessScene,
  name: string,
  value: unknown,
  own: Record<string, unknown>,
): Promise<unknown> {
  const thing = thingsByName[name];
  if (name in own) return own[name];
  if (thing) return scene.thing(thing);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) entries.push([key, await inScene(scene, key, inner, own)]);
  return Object.fromEntries(entries);
}

function selectionOf(root: string, field: Field): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (root === 'Mutation') return '{ errors { code message ... on ValidationError { fields { field messages } } } }';
  // Fields below have their own rows.
  const inside = isObjectType(type) && !(type.name in roots) ? everything(type, 1) : '';
  return `{ __typename ${inside} }`;
}

/** A number as the table writes it. */
export function outcomeOf(answer: Json, way: readonly string[]): string {
  const holder = way.reduce<Json | undefined>((data, step) => data?.[step], answer.data);
  const it = holder?.it ?? null;
  const value: unknown = Array.isArray(it) && it[0] === null ? null : it;
  const code = holder?.it?.errors?.[0]?.code ?? (value === null ? answer.errors?.[0]?.extensions?.code : undefined);
  if (code !== undefined) return statusOf(String(code));
  if (value === false) return 'no';
  return value === null ? 'null' : 'yes';
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** An error about the input says nothing about permissions and does not count as a refusal. */
export function statusOf(code: string): string {
  return isKnown(code) && code !== 'INVALID_INPUT' ? String(errorStatus[code]) : code;
}
