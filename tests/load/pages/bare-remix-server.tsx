import { PassThrough } from 'node:stream'
import { createRequestHandler } from '@remix-run/express'
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node'
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react'
import express from 'express'
import { renderToPipeableStream } from 'react-dom/server'
import { CARDS, type Card, CardList } from './cards'

/**
 * Remix's minimum for a page of twenty cards: one route with data in memory, streamed, without translations
 * or a search.
 */

function Layout() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

function SearchPage() {
  const { cards, page } = useLoaderData<{ cards: Card[]; page: string }>()
  return <CardList cards={cards} page={page} />
}

function handleDocument(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

const assets = {
  version: '1',
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: toAsset('root', undefined),
    search: toAsset('search', 'root'),
  },
}

function toAsset(id: string, parentId: string | undefined) {
  return {
    id,
    parentId,
    path: parentId ? 's' : '',
    hasAction: false,
    hasLoader: parentId !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: `/assets/${id}.js`,
    imports: [],
  }
}

const build = {
  entry: { module: { default: handleDocument } },
  routes: {
    root: { id: 'root', path: '', module: { default: Layout } },
    search: {
      id: 'search',
      parentId: 'root',
      path: 's',
      module: {
        default: SearchPage,
        loader: ({ request }: { request: Request }) => ({
          cards: CARDS,
          page: new URL(request.url).searchParams.get('page') ?? '1',
        }),
      },
    },
  },
  assets,
  publicPath: '/assets/',
  assetsBuildDirectory: 'build/client',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    unstable_optimizeDeps: false,
  },
  isSpaMode: false,
} as unknown as ServerBuild

const app = express()
app.all(
  '*',
  createRequestHandler({ build, mode: 'production', getLoadContext: () => ({}) as AppLoadContext }),
)
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ port: address.port })
})
