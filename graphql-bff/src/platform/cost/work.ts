import { GraphQLError } from 'graphql';
import { limits } from './limits.ts';

/** What one operation has done so far; who goes beyond a limit is stopped where it is. */
export class Work {
  fields = 0;
  /** Things read from the marketplace: a hundred in one call are a hundred, and one that many fields want is one. */
  reads = 0;
  /** Calls to the marketplace that were really made for it. */
  calls = 0;
  error: GraphQLError | null = null;
  #stop: (() => void) | null = null;

  field(): void {
    this.fields += 1;
    if (this.fields > limits.fields) throw this.#over('ANSWER_TOO_LARGE', `more than ${limits.fields} fields`);
  }

  read(): void {
    this.reads += 1;
    if (this.reads > limits.reads) throw this.#over('TOO_MANY_CALLS', `more than ${limits.reads} reads`);
  }

  call(): void {
    this.calls += 1;
    if (this.calls > limits.calls) throw this.#over('TOO_MANY_CALLS', `more than ${limits.calls} calls`);
  }

  /** Settled when a limit is passed, so that nobody waits for what is still under way. */
  stopped(): Promise<void> {
    return new Promise((done) => {
      this.#stop = done;
      if (this.error) done();
    });
  }

  #over(code: string, what: string): GraphQLError {
    this.error ??= new GraphQLError(`This operation needs ${what}; ask for less at once.`, { extensions: { code } });
    this.#stop?.();
    return this.error;
  }
}
