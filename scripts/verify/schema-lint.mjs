import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql';
import { read } from '#verify/sources.mjs';

const file = 'schema/schema.graphql';
const camelCase = /^[a-z][A-Za-z0-9]*$/;
const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const upperCase = /^[A-Z][A-Z0-9_]*$/;
/** The name of a root field or a type should not repeat its kind. */
const rootEcho = /^(query|get|mutation|subscription)|(Query|Mutation|Subscription)$/;
const typeEcho = /^(Type|Enum|Interface|Union)|(Type|Enum|Interface|Union)$/;
const day = /\b\d{4}-\d{2}-\d{2}\b/;
/** The exceptions: a reviewer is not part of a review, an address has no other word for its street, and `id` is the plain ID. */
const mayRepeatItsType = ['Review.reviewerName', 'Address.address', 'Node.nodeId'];

/** Checks names, descriptions and reachability in the GraphQL schema. */
export async function schemaLint(text = read(file)) {
  const schema = buildSchema(text);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const reachable = typesFrom(schema, roots);
  const faults = [];
  const check = (isRight, { astNode }, fault) => {
    if (!isRight) faults.push(`${file}:${astNode?.loc?.startToken.line}: ${fault}`);
  };
  const types = Object.values(schema.getTypeMap());
  for (const type of types.filter((one) => !isIntrospectionType(one) && !isSpecifiedScalarType(one))) {
    check(pascalCase.test(type.name), type, `${type.name} is not in PascalCase`);
    check(!typeEcho.test(type.name), type, `${type.name} repeats its kind`);
    check(type.description, type, `${type.name} has no description`);
    check(reachable.has(type), type, `${type.name} cannot be reached from a query, mutation or subscription`);
    for (const { path, member, pattern } of membersOf(type)) {
      check(pattern.test(member.name), member, `${path} does not match ${pattern}`);
      check(member.description, member, `${path} has no description`);
      const { deprecationReason: reason } = member;
      check(reason == null || day.test(reason), member, `${path} has no removal date such as 2027-01-31`);
    }
    for (const field of fieldsOf(type)) {
      const path = `${type.name}.${field.name}`;
      check(!roots.includes(type) || !rootEcho.test(field.name), field, `${path} repeats its kind`);
      const repeats = field.name.toLowerCase().startsWith(type.name.toLowerCase());
      check(!repeats || mayRepeatItsType.includes(path), field, `${path} starts with the name of its type`);
    }
  }
  return { faults, note: `${types.length} types` };
}

const fieldsOf = (type) => Object.values(type.getFields?.() ?? {});

/** Enum values, fields and the arguments of fields. */
function membersOf(type) {
  if (isEnumType(type)) {
    return type.getValues().map((member) => ({ path: `${type.name}.${member.name}`, member, pattern: upperCase }));
  }
  return fieldsOf(type)
    .flatMap((field) => [[field.name, field], ...(field.args ?? []).map((arg) => [`${field.name}.${arg.name}`, arg])])
    .map(([name, member]) => ({ path: `${type.name}.${name}`, member, pattern: camelCase }));
}

function typesFrom(schema, roots) {
  const reachable = new Set();
  const waiting = roots.filter(Boolean);
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    if (reachable.has(type)) continue;
    reachable.add(type);
    if (isAbstractType(type)) waiting.push(...schema.getPossibleTypes(type));
    waiting.push(...(type.getInterfaces?.() ?? []));
    for (const field of fieldsOf(type)) {
      waiting.push(...[field, ...(field.args ?? [])].map((one) => getNamedType(one.type)));
    }
  }
  return reachable;
}
