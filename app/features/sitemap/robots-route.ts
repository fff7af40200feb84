import type { LoaderFunctionArgs } from '@remix-run/node'

/** Formats robots.txt without forms, personal pages and URLs that count views. */
export function formatRobotsTxt(origin: string): string {
  const privatePaths = [
    '/do/',
    '/data/',
    '/sandbox/',
    '/account',
    '/auth',
    '/payment-result',
    '/refused',
    '/evaluation/',
  ]
  const disallowedPaths = privatePaths.flatMap((path) => [path, `/en${path}`, `/ru${path}`])
  const parameters = [
    'take_loan',
    'login',
    'ai_modal',
    'call_request',
    'companies',
    'fill_balance',
    'bounds',
    'draw',
  ]
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...parameters.map((name) => `Disallow: /*?*${name}=`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

export function loader({ context }: LoaderFunctionArgs) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(formatRobotsTxt(context.origin), { headers })
}
