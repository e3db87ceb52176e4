import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { NotFoundHandler } from 'hono';
import { AppError, NotFound } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { Router } from './router.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** 405 if the path exists with other methods, else 404. */
export function notFound(app: Router): NotFoundHandler<HttpEnv> {
  return (c) => {
    const declared = methods.filter((method) => hasRoute(app, method, c.req.path));
    // Hono answers HEAD with the handler of GET.
    const allowed = declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    // A handler that finds nothing also ends here; then the method is not the problem.
    if (allowed.includes(c.req.method)) throw new NotFound();
    if (allowed.length === 0) throw new NotFound(texts.noSuchAddress);
    c.header('allow', allowed.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED', texts.methodNotAllowed);
  };
}

function hasRoute(app: Router, method: string, path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  // Middleware matches every method, so it does not indicate a route.
  return app.router.match(method, bare)[0].some(([[, route]]) => route.method === method);
}
