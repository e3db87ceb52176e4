import { GraphQLError } from 'graphql';
import { limits } from './limits.ts';

/** The work of one operation so far. It is aborted when it exceeds a limit. */
export class Work {
  fields = 0;
  /** The number of objects read from the marketplace: a hundred in one call are a hundred; one shared by many fields is one. */
  reads = 0;
  /** The number of calls that were made to the marketplace. */
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

  /** Settles when a limit is exceeded, so that pending work is not awaited. */
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
