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

/**
 * Remix's minimum for a page of twenty cards: one route with data in memory, streamed, without translations
 * or a search.
 */
const CARDS = Array.from({ length: 20 }, (_, index) => ({
  id: 100_000 + index,
  title: `Apartment for sale, ${40 + index} m², Saburtalo`,
  street: `Kazbegi Avenue ${index + 1}`,
  price: 90_000 + index * 1_000,
  area: 40 + index,
  rooms: 1 + (index % 4),
  floor: `${1 + (index % 9)}/12`,
  image: `/pictures/${index}.jpg`,
  date: '22 November 2026',
  views: index * 17,
}))

type Card = (typeof CARDS)[number]

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
  return (
    <main>
      <h1>Apartments for sale, page {page}</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <CardView card={card} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function CardView({ card }: { card: Card }) {
  return (
    <article>
      <a href={`/statements/${card.id}`}>
        <img src={card.image} alt="" width={400} height={300} loading="lazy" />
        <h2>{card.title}</h2>
      </a>
      <p>{card.street}</p>
      <p>
        <b>{card.price} $</b> <span>{Math.round(card.price / card.area)} $ / m²</span>
      </p>
      <dl>
        <dt>Area</dt>
        <dd>{card.area} m²</dd>
        <dt>Rooms</dt>
        <dd>{card.rooms}</dd>
        <dt>Floor</dt>
        <dd>{card.floor}</dd>
      </dl>
      <p>
        <time>{card.date}</time> <span>{card.views} views</span>
      </p>
      <form method="post" action="/favorites">
        <button type="submit" name="id" value={card.id}>
          Save
        </button>
      </form>
    </article>
  )
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
