import { type AppLoadContext, redirect } from '@remix-run/node'
import { getPathLanguage, type Language, toLocalizedPath } from '~/i18n/languages'
import { currentUser, expiredSessionLogout, type User } from '~/upstream/accounts.server'
import type { Call, Caller } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseAccessToken } from './access-token'
import { clearPersonalData, readCookie } from './cookies.server'
import { setFlash } from './flash.server'
import { markSignInRequired } from './sign-in-required'

/** Of a loader or an action. */
export interface RequestAndContext {
  request: Request
  context: AppLoadContext
}

export interface Visitor {
  language: Language
  /** No script, no web font, small pictures. */
  lightMode: boolean
  isSignedIn: boolean
  /** Path and query of the page of ours that led here. */
  getReferringPath(): string | undefined
  /** Fetched once per request; undefined for a guest, and on a page whose look-up failed. */
  user(): Promise<User | undefined>
  /** Calls the upstream for the visitor; a 401 logs out and redirects a signed-in user to the same page. */
  call<Answer>(call: Call<Answer>): Promise<Answer>
  cachedCall<Answer>(call: Call<Answer>): Promise<Answer>
  /** For optional data: a failure is logged and returns undefined. */
  optional<Answer>(description: string, answer: Promise<Answer>): Promise<Answer | undefined>
}

const visitors = new WeakMap<AppLoadContext, Visitor>()

export function getVisitor({ request, context }: RequestAndContext): Visitor {
  const known = visitors.get(context)
  if (known) return known
  const { visitorId } = context
  const token = parseAccessToken(readCookie(request.headers.get('cookie'), 'token'))
  const visitor = createVisitor({ request, context }, { token, visitorId })
  visitors.set(context, visitor)
  return visitor
}

/** Whoever asks is left out, for answers that caches show to everybody. */
export function getAnonymousVisitor(args: RequestAndContext): Visitor {
  return createVisitor(args, {})
}

/** The visitor's choice, or else the browser's data saving. */
export function isLightMode(request: Request): boolean {
  const chosen = readCookie(request.headers.get('cookie'), 'light')
  if (chosen) return chosen === '1'
  return savesData(request.headers.get('save-data'))
}

export function savesData(header: string | null | undefined): boolean {
  return header?.toLowerCase() === 'on'
}

function createVisitor(
  { request, context }: RequestAndContext,
  { token, visitorId }: Pick<Caller, 'token' | 'visitorId'>,
): Visitor {
  const { upstream, referenceCache: references, log, requestId } = context
  const url = new URL(request.url)
  const caller: Caller = {
    language: getPathLanguage(url.pathname),
    token,
    requestId,
    visitorId,
    signal: request.signal,
  }
  let user: Promise<User | undefined> | undefined

  const visitor: Visitor = {
    language: caller.language,
    lightMode: isLightMode(request),
    get isSignedIn() {
      return caller.token !== undefined
    },
    getReferringPath: () => context.personalHeaders.referringPath,
    user() {
      user ??= token ? lookUpUser() : Promise.resolve(undefined)
      return user
    },
    call: (call) => upstream.call(caller, call).catch(throwAfterLogout),
    cachedCall: (call) => references.get(caller, call).catch(throwAfterLogout),
    async optional(name, answer) {
      try {
        return await answer
      } catch (error) {
        // A thrown redirect is not a failure.
        if (error instanceof Response) throw error
        context.caching.forbid()
        log.warn({ requestId, part: name, cause: String(error) }, 'optional page data failed and is omitted')
        return undefined
      }
    },
  }

  /** If the look-up fails, the page is shown as to a guest, and the next page tries again. Forms throw, so that typed text is kept. */
  async function lookUpUser(): Promise<User | undefined> {
    try {
      return await visitor.call(currentUser)
    } catch (error) {
      if (request.method !== 'GET' || !isUpstreamError(error) || error.failure === 'aborted') throw error
      caller.token = undefined
      context.caching.forbid()
      log.warn({ requestId, cause: String(error) }, 'user lookup failed, the page is rendered as for a guest')
      return undefined
    }
  }

  /** The specification's logout after any 401, of guests and of shared answers too. */
  async function throwAfterLogout(error: unknown): Promise<never> {
    if (!isUpstreamError(error) || error.status !== 401) throw error
    await upstream.call(caller, expiredSessionLogout).catch(() => undefined)
    throw token ? signOut() : error
  }

  function signOut(): Response {
    const home = toLocalizedPath('/', caller.language)
    const back = url.pathname.includes('/do/') ? home : url.pathname.replace(/\.data$/, '') + url.search
    return markSignInRequired(
      redirect(back, {
        status: request.method === 'GET' ? 302 : 303,
        // Drafts are for the same account again.
        headers: [...clearPersonalData('formDrafts'), ['Set-Cookie', setFlash('session_ended')]],
      }),
    )
  }
  return visitor
}
