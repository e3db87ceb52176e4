import { type RouteObject, redirect } from 'react-router';
import { Frame } from '#app/frame/frame.tsx';
import { offlineScreen, type ScreenRow, screens } from '#routes/screens.ts';
import { RouteFault } from './faults.tsx';
import { screen } from './screen.tsx';

function routeOf({ path, file, title, area, children }: ScreenRow, parent = ''): RouteObject {
  const full = `${parent}/${path}`;
  const route = { ...screen(file, full), handle: { title, area } };
  if (!path) return { ...route, index: true };
  return { ...route, path, children: children?.map((child) => routeOf(child, full)) };
}

export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: RouteFault,
    children: [
      {
        id: 'screens',
        ErrorBoundary: RouteFault,
        children: [
          ...screens.map((row) => routeOf(row)),
          {
            path: 'product/:slug',
            loader: ({ params: { slug = '' } }) => redirect(`/products/${encodeURIComponent(slug)}`, 301),
          },
          { path: 'dashboard/products', loader: () => redirect('/dashboard/shop/products') },
        ],
      },
    ],
  },
  routeOf(offlineScreen),
];
