import type { APIRequestContext } from '@playwright/test'

/** Returns the path of the first developer of the list. @throws Error if none is listed */
export async function findDeveloperPath(request: APIRequestContext): Promise<string> {
  const developers = await (await request.get('/developerebi')).text()
  const path = /"(\/d\/[^"]+)"/.exec(developers)?.[1]
  if (!path) throw new Error('no developer is listed')
  return path
}
