import type { APIRequestContext } from '@playwright/test'

/** Returns the path of an ordinary statement with pictures, as a search links to it. */
export async function findStatementPath(
  request: APIRequestContext,
  search = '/s?deal_types=1&with_picture=1',
): Promise<string> {
  const html = await (await request.get(search)).text()
  const address = /href="((?:\/en|\/ru)?\/udzravi-qoneba\/[^"?]+\d)"/.exec(html)?.[1]
  if (!address) throw new Error(`no statement on ${search}`)
  return address
}

/** Returns the path of the first statement of a search whose page matches. */
export async function findStatementOf(
  request: APIRequestContext,
  search: string,
  fits: (html: string) => boolean,
): Promise<string> {
  const seen = new Set<string>()
  for (let pageNumber = 1; pageNumber <= 10; pageNumber += 1) {
    const html = await (await request.get(`${search}&page=${pageNumber}`)).text()
    for (const [, path = ''] of html.matchAll(/href="((?:\/en|\/ru)?\/udzravi-qoneba\/[^"?]+\d)"/g)) {
      if (!seen.has(path) && fits(await (await request.get(path)).text())) return path
      seen.add(path)
    }
  }
  throw new Error(`no statement of ${search} fits`)
}

/** Returns the id of the first seeded statement whose page matches. */
export async function findStatementId(
  request: APIRequestContext,
  fits: (page: { status: number; html: string }) => boolean,
): Promise<number> {
  for (let id = 1_000_001; id <= 1_000_600; id += 1) {
    const answer = await request.get(`/en/statements/${id}`)
    if (fits({ status: answer.status(), html: await answer.text() })) return id
  }
  throw new Error('no statement of the seed fits')
}
