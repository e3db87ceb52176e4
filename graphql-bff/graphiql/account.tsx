import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask, sockets } from './server.ts';

interface Me {
  viewer: { user: { fullName: string } | null } | null;
}

interface LogIn {
  logIn: { errors: { message: string }[] };
}

const whoami = '{ viewer { user { fullName } } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { errors { message } } }';
const logOut = 'mutation { logOut { errors { code } } }';

/** Who runs the operations: the session of this browser, the same as on the site's other pages. */
export function Account() {
  const [name, setName] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  /** Open sockets are still the one's who was there before. */
  async function becomeAnother() {
    sockets.terminate();
    setName(await readName());
  }
  useEffect(() => void readName().then(setName), []);

  if (name !== null) {
    return (
      <p className="account">
        <span className="account-name">{name}</span>
        <button type="button" onClick={() => void ask(logOut).then(becomeAnother, becomeAnother)}>
          Log out
        </button>
      </p>
    );
  }
  return (
    <div className="account">
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Log in
      </button>
      <dialog ref={dialog} aria-label="Log in">
        <LogInForm
          onDone={() => {
            dialog.current?.close();
            void becomeAnother();
          }}
        />
      </dialog>
    </div>
  );
}

async function readName(): Promise<string | null> {
  const { viewer } = await ask<Me>(whoami).catch(() => ({ viewer: null }));
  return viewer?.user?.fullName ?? null;
}

function LogInForm({ onDone }: { onDone: () => void }) {
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const input = { email: given.get('email'), password: given.get('password') };
    try {
      const [error] = (await ask<LogIn>(logIn, { input })).logIn.errors;
      setProblem(error?.message ?? '');
      if (!error) onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form method="dialog" onSubmit={(event) => void send(event)}>
      <label>
        Email
        <input name="email" type="email" autoComplete="username" required placeholder="buyer@besesaka.test" />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit">Log in</button>
      <button type="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
        Cancel
      </button>
    </form>
  );
}
