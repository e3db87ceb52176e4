import './email-confirmation.ts';
import './password.ts';
import './person.ts';
import './session.ts';
import './session-started.ts';
