import type { Abstract, Inputs, Leaves, Objects, OneOfInputs } from './generated/schema.d.ts';

/** A document with its types, as code generators make it. */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** The text of a document, or a typed one. */
export type AnyDocument = string | (TypedDocument<unknown, never> & object);

/** What a document returns, which the compiler reads from its text. It cannot read a text that the program puts together. */
export type ResultOf<Text extends AnyDocument> = Text extends string
  ? string extends Text
    ? Record<string, unknown>
    : ReadDefinitions<Text> extends infer Doc extends Document
      ? ObjectOf<Doc['root'], Doc['selections'], Doc['fragments']>
      : never
  : Text extends TypedDocument<infer Data, never>
    ? Data
    : never;

/** The variables that a document takes. */
export type VariablesOf<Text extends AnyDocument> = Text extends string
  ? string extends Text
    ? Record<string, unknown>
    : ReadDefinitions<Text> extends infer Doc extends Document
      ? VariablesIn<Doc['variables']>
      : never
  : Text extends TypedDocument<unknown, infer Variables>
    ? Variables
    : never;

interface Field {
  alias: string;
  name: string;
  selections: Selection[];
}
/** An inline fragment, or the spread of a named one. */
interface Fragment {
  /** Null for an inline fragment without a type. */
  on: string | null;
  spread: string | null;
  selections: Selection[];
}
type Selection = Field | Fragment;

interface Document {
  root: string;
  variables: string;
  selections: Selection[];
  fragments: Record<string, Fragment>;
}

// How a text is read. Each type returns what it read and the rest of the text.

type Ignored = ' ' | '\n' | '\t' | '\r' | ',';
type Skip<Text extends string> = Text extends `${Ignored}${infer Rest}`
  ? Skip<Rest>
  : Text extends `#${string}\n${infer Rest}`
    ? Skip<Rest>
    : Text;

type Lower =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's';
type Letter = Lower | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z' | '_';
type NameLetter = Letter | Uppercase<Letter> | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
type ReadName<
  Text extends string,
  Name extends string = '',
> = Text extends `${infer First extends NameLetter}${infer Rest}`
  ? ReadName<Rest, `${Name}${First}`>
  : [Name, Skip<Text>];

type SkipArguments<Text extends string> = Text extends `(${string})${infer Rest}` ? Skip<Rest> : Text;
type SkipDirectives<Text extends string> = Text extends `@${infer Rest}`
  ? SkipDirectives<SkipArguments<ReadName<Rest>[1]>>
  : Text;

type ReadSelections<Text extends string, Found extends Selection[] = []> = Text extends `{${infer Rest}`
  ? ReadSelection<Skip<Rest>, Found>
  : [[], Text];

type ReadSelection<Text extends string, Found extends Selection[]> = Text extends `}${infer Rest}`
  ? [Found, Skip<Rest>]
  : Text extends `...${infer Rest}`
    ? ReadFragment<Skip<Rest>> extends [infer One extends Fragment, infer After extends string]
      ? ReadSelection<After, [...Found, One]>
      : never
    : ReadField<Text> extends [infer One extends Field, infer After extends string]
      ? ReadSelection<After, [...Found, One]>
      : never;

type ReadField<Text extends string> =
  ReadName<Text> extends [infer First extends string, infer Rest extends string]
    ? First extends ''
      ? never
      : Rest extends `:${infer Named}`
        ? ReadName<Skip<Named>> extends [infer Name extends string, infer After extends string]
          ? ReadFieldOf<First, Name, After>
          : never
        : ReadFieldOf<First, First, Rest>
    : never;

type ReadFieldOf<Alias extends string, Name extends string, Text extends string> =
  ReadSelections<SkipDirectives<SkipArguments<Text>>> extends [
    infer Inside extends Selection[],
    infer Rest extends string,
  ]
    ? [{ alias: Alias; name: Name; selections: Inside }, Rest]
    : never;

type ReadFragment<Text extends string> =
  ReadName<Text> extends [infer First extends string, infer Rest extends string]
    ? First extends 'on'
      ? ReadName<Rest> extends [infer Type extends string, infer After extends string]
        ? ReadInline<Type, After>
        : never
      : First extends ''
        ? ReadInline<null, Text>
        : [{ on: null; spread: First; selections: [] }, SkipDirectives<Rest>]
    : never;

type ReadInline<On extends string | null, Text extends string> =
  ReadSelections<SkipDirectives<Text>> extends [infer Inside extends Selection[], infer Rest extends string]
    ? [{ on: On; spread: null; selections: Inside }, Rest]
    : never;

interface Roots {
  query: 'Query';
  mutation: 'Mutation';
  subscription: 'Subscription';
}
interface Empty extends Document {
  root: 'Query';
  variables: '';
  selections: [];
  fragments: Record<never, Fragment>;
}

type ReadDefinitions<Text extends string, Found extends Document = Empty> =
  Skip<Text> extends infer Left extends string
    ? Left extends ''
      ? Found
      : Left extends `{${string}`
        ? ReadOperation<'query', '', Left, Found>
        : ReadName<Left> extends [infer Word extends string, infer Rest extends string]
          ? Word extends keyof Roots
            ? ReadHead<Word, ReadName<Rest>[1], Found>
            : Word extends 'fragment'
              ? ReadNamedFragment<ReadName<Rest>, Found>
              : never
          : never
    : never;

type ReadHead<
  Kind extends keyof Roots,
  Text extends string,
  Found extends Document,
> = Text extends `(${infer Variables})${infer Rest}`
  ? ReadOperation<Kind, Variables, Skip<Rest>, Found>
  : ReadOperation<Kind, '', Text, Found>;

type ReadOperation<Kind extends keyof Roots, Variables extends string, Text extends string, Found extends Document> =
  ReadSelections<SkipDirectives<Text>> extends [infer Inside extends Selection[], infer Rest extends string]
    ? ReadDefinitions<
        Rest,
        { root: Roots[Kind]; variables: Variables; selections: Inside; fragments: Found['fragments'] }
      >
    : never;

type ReadNamedFragment<Named extends [string, string], Found extends Document> =
  ReadFragment<Named[1]> extends [infer One extends Fragment, infer Rest extends string]
    ? ReadDefinitions<Rest, Omit<Found, 'fragments'> & { fragments: Found['fragments'] & { [N in Named[0]]: One } }>
    : never;

// How the schema gives each selection its type.

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The type that a text such as `[ID!]!` names, with the type of what it contains. */
type Typed<Text extends string, Of, None> = Text extends `${infer Inside}!`
  ? Listed<Inside, Of, None>
  : Listed<Text, Of, None> | None;
type Listed<Text extends string, Of, None> = Text extends `[${infer Inside}]` ? Typed<Inside, Of, None>[] : Of;
type NamedIn<Text extends string> = Text extends
  | `[${infer Rest}`
  | `${infer Rest}]`
  | `${infer Rest}!`
  | ` ${infer Rest}`
  | `${infer Rest} `
  ? NamedIn<Rest>
  : Text;

type ObjectOf<
  Type extends string,
  Selections extends Selection[],
  Fragments extends Document['fragments'],
> = Type extends keyof Abstract
  ? Selected<Abstract[Type], Selections, Fragments>
  : Selected<Type, Selections, Fragments>;

type Selected<
  Type extends string,
  Selections extends Selection[],
  Fragments extends Document['fragments'],
> = Type extends string
  ? FieldsOf<Type, Selections, Fragments> extends infer Fields extends Field
    ? { [One in Fields as One['alias']]: ValueOf<Type, One, Fragments> }
    : never
  : never;

/** The selected fields as a union, also those of the fragments that apply to the type. */
type FieldsOf<Type extends string, Selections extends Selection[], Fragments extends Document['fragments']> = {
  [Index in keyof Selections]: Selections[Index] extends Field
    ? Selections[Index]
    : Selections[Index] extends infer One extends Fragment
      ? One['spread'] extends keyof Fragments
        ? FieldsOfFragment<Type, Fragments[One['spread']], Fragments>
        : FieldsOfFragment<Type, One, Fragments>
      : never;
}[number];

type FieldsOfFragment<
  Type extends string,
  One extends Fragment,
  Fragments extends Document['fragments'],
> = One['on'] extends
  | null
  | Type
  | (One['on'] extends keyof Abstract ? (Type extends Abstract[One['on']] ? One['on'] : never) : never)
  ? FieldsOf<Type, One['selections'], Fragments>
  : never;

type ValueOf<
  Type extends string,
  One extends Field,
  Fragments extends Document['fragments'],
> = One['name'] extends '__typename'
  ? Type
  : Type extends keyof Objects
    ? One['name'] extends keyof Objects[Type]
      ? Objects[Type][One['name']] extends infer Reference extends string
        ? Typed<
            Reference,
            NamedIn<Reference> extends keyof Leaves
              ? Leaves[NamedIn<Reference>]
              : ObjectOf<NamedIn<Reference>, One['selections'], Fragments>,
            null
          >
        : never
      : unknown
    : never;

// How the schema gives each variable its type.

type VariablesIn<Text extends string> = Flat<EachVariable<Text>>;
type EachVariable<Text extends string> = Text extends `${string}$${infer One}$${infer Rest}`
  ? VariableIn<One> & EachVariable<`$${Rest}`>
  : Text extends `${string}$${infer One}`
    ? VariableIn<One>
    : unknown;
type VariableIn<Text extends string> = Text extends `${infer Name}:${infer Reference}=${string}`
  ? { [N in Trim<Name>]?: Given<Trim<Reference>> | null }
  : Text extends `${infer Name}:${infer Reference}`
    ? GivenField<Trim<Name>, Trim<Reference>>
    : never;
type Trim<Text extends string> = Text extends `${Ignored}${infer Rest}` | `${infer Rest}${Ignored}` ? Trim<Rest> : Text;

type GivenField<Name extends string, Reference extends string> = Reference extends `${string}!`
  ? { [N in Name]: Given<Reference> }
  : { [N in Name]?: Given<Reference> | undefined };
type Given<Reference extends string> = Typed<Reference, InputOf<NamedIn<Reference>>, null>;
type InputOf<Name extends string> = Name extends keyof Leaves
  ? Leaves[Name]
  : Name extends keyof Inputs
    ? Name extends keyof OneOfInputs
      ? OneOf<Inputs[Name]>
      : InputFields<Inputs[Name]>
    : never;
type InputFields<Fields> = Flat<
  { [N in keyof Fields as Fields[N] extends `${string}!` ? N : never]: Given<Fields[N] & string> } & {
    [N in keyof Fields as Fields[N] extends `${string}!` ? never : N]?: Given<Fields[N] & string> | undefined;
  }
>;
/** Exactly one of the fields. */
type OneOf<Fields> = {
  [N in keyof Fields]: Flat<
    { [M in N]: Exclude<Given<Fields[M] & string>, null> } & { [M in Exclude<keyof Fields, N>]?: undefined }
  >;
}[keyof Fields];
