import type { APIRequestContext } from '@playwright/test'

/** The path of the first developer of the list. */
export async function findDeveloperPath(request: APIRequestContext): Promise<string> {
  const developers = await (await request.get('/developerebi')).text()
  return /"(\/d\/[^"]+)"/.exec(developers)?.[1] ?? ''
}
