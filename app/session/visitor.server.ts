import { type AppLoadContext, redirect } from '@remix-run/node'
import { getPathLanguage, type Language, toLocalizedPath } from '~/i18n/languages'
import { currentUser, expiredSessionLogout, type User } from '~/upstream/accounts.server'
import type { Call, Caller } from '~/upstream/upstream-client.server'
import { isUpstreamError, type UpstreamError } from '~/upstream/upstream-error'
import { parseAccessToken } from './access-token'
import { clearPersonalData, readCookie } from './cookies.server'
import { setFlash } from './flash.server'
import { markSignInRequired } from './sign-in-required'

/** Request and context of a loader or an action. */
export interface RequestAndContext {
  request: Request
  context: AppLoadContext
}

export interface Visitor {
  language: Language
  /** True for pages with no script, no web font and small pictures. */
  lightMode: boolean
  isSignedIn: boolean
  /** Returns the user, fetched once per request; undefined for a guest, and on a page whose lookup failed. */
  user(): Promise<User | undefined>
  /** Error of the failed lookup of the user, who is then treated as a guest. */
  readonly lookupError: UpstreamError | undefined
  /** Calls the upstream for the visitor; a 401 logs out and redirects a signed-in user to the same page. */
  call<Answer>(call: Call<Answer>): Promise<Answer>
  cachedCall<Answer>(call: Call<Answer>): Promise<Answer>
  /** Returns optional data: a failure is logged and returns undefined. */
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

/** Returns a visitor without the user's data, for responses that caches share. */
export function getAnonymousVisitor(args: RequestAndContext): Visitor {
  return createVisitor(args, {})
}

/** Returns the visitor's choice, or else the browser's data saving. */
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
    isUncounted: context.isUncounted,
    signal: request.signal,
  }
  let user: Promise<User | undefined> | undefined
  let lookupError: UpstreamError | undefined

  const visitor: Visitor = {
    language: caller.language,
    lightMode: isLightMode(request),
    get isSignedIn() {
      return caller.token !== undefined
    },
    user() {
      user ??= token ? lookUpUser() : Promise.resolve(undefined)
      return user
    },
    get lookupError() {
      return lookupError
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

  /**
   * Looks up the user. If that fails, the page is rendered as for a guest, and the next page tries again.
   * Forms throw, so that typed text is kept.
   */
  async function lookUpUser(): Promise<User | undefined> {
    try {
      return await visitor.call(currentUser)
    } catch (error) {
      if (request.method !== 'GET' || !isUpstreamError(error) || error.failure === 'aborted') throw error
      caller.token = undefined
      lookupError = error
      context.caching.forbid()
      log.warn({ requestId, cause: String(error) }, 'user lookup failed, the page is rendered as for a guest')
      return undefined
    }
  }

  /** Logs out after any 401, including those of guests and shared answers, as the specification requires. */
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
        // Drafts are kept for the same account. Undoing the change of an email ends all sessions, and its
        // code sets a new password.
        headers: [...clearPersonalData('formDrafts', 'resetCode'), ['Set-Cookie', setFlash('session_ended')]],
      }),
    )
  }
  return visitor
}
