import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';

interface Words {
  title: string;
  content: string;
}

interface WordFieldsProps extends Words {
  limits: { titleMax: number; commentMax: number };
  onChange: (part: Partial<Words>) => void;
}

/** The title and text fields of both kinds of reviews. */
export function WordFields({ title, content, limits: { titleMax, commentMax }, onChange }: WordFieldsProps) {
  return (
    <>
      <Field label="Title" aside={<Counter of={titleMax} length={title.length} />}>
        <Input
          required
          name="title"
          maxLength={titleMax}
          value={title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Your review" aside={<Counter of={commentMax} length={content.length} />}>
        <Textarea
          required
          name="content"
          rows={4}
          maxLength={commentMax}
          value={content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Field>
    </>
  );
}
