import './person.ts';
import './session.ts';
import './session-started.ts';
