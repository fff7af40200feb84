import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { withoutParams } from '~/http/own-path'
import { toLocalizedPath } from '~/i18n/languages'
import { parseAccessToken } from '~/session/access-token'
import { clearCookie, findSetCookieName, readCookie, setCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import { isSignInRequired } from '~/session/sign-in-required'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { parseForm, type ReadForm } from './form-data.server'
import type { FindInterrupted } from './interrupted-form'
import { isKnownField, pickKnownFields } from './known-fields.server'
import { isSecretField } from './secret-fields'
import { withCookie } from './with-cookie'

const PURPOSE = 'unsent-form'
const MAX_AGE_MINUTES = 30
/** Maximum total length of the fields in letters; no form of the site allows half as much. */
const MAX_LENGTH = 200_000

const InterruptedForm = z.object({
  /** Path that the form was sent to. */
  path: z.string(),
  /** Pseudonym of the account that the browser was signed in to. */
  account: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  until: z.number(),
})
type InterruptedForm = z.output<typeof InterruptedForm>

/**
 * Stores the typed values when an action responds that the user must sign in; signing in leads back to the
 * form.
 * @param act action of the page
 */
export async function withInterruptedForm(args: ActionFunctionArgs, act: () => unknown): Promise<unknown> {
  const answer = await Promise.resolve()
    .then(act)
    .catch((thrown: unknown) => {
      if (isSignInRequired(thrown)) return thrown
      throw thrown
    })
  if (isSignInRequired(answer)) return (await toSignIn(args, answer)) ?? answer
  // The form has been sent again.
  return readInterruptedForm(args) ? withCookie(answer, clearCookie('interruptedForm')) : answer
}

/** Returns the values of the form to restore at this page after its sender has signed in again. */
export function loadInterruptedForm(args: RequestAndContext): FindInterrupted | undefined {
  if (args.request.method !== 'GET') return undefined
  const interrupted = readInterruptedForm(args)
  return interrupted && ((definition) => findValues(interrupted, definition))
}

/** Returns undefined if nothing was typed. */
async function toSignIn(args: ActionFunctionArgs, answer: Response): Promise<Response | undefined> {
  const { request, context } = args
  const { fields: sent, excess } = await parseForm(request).catch(
    (): ReadForm => ({ fields: new FormData() }),
  )
  const path = getOwnPath(request)
  const account = readCookie(request.headers.get('cookie'), 'lastAccount') ?? ''
  const fields = [...sent].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && isStored(field[0]),
  )
  if (!excess && fields.every(([name]) => name === INTENT_FIELD)) return undefined
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  const until = Date.now() + MAX_AGE_MINUTES * 60_000
  const kept =
    !excess && length <= MAX_LENGTH
      ? [
          setFlash('form_unsent'),
          setCookie('interruptedForm', sealJson(context.signer, PURPOSE, { path, account, fields, until })),
        ]
      : [setFlash('form_lost')]
  const signIn = `/auth?${new URLSearchParams({ Continue: path })}`
  const headers = new Headers(answer.headers)
  headers.delete('Location')
  headers.delete('Set-Cookie')
  const lines = answer.headers.getSetCookie().filter((line) => findSetCookieName(line) !== 'flash')
  for (const line of [...lines, ...kept]) headers.append('Set-Cookie', line)
  return redirect(toLocalizedPath(signIn, getVisitor(args).language), { status: 303, headers })
}

function isStored(name: string): boolean {
  return name !== KEY_FIELD && name !== AGAIN_FIELD && !isSecretField(name)
}

/** Returns the form to restore at this page for the signed-in account. */
function readInterruptedForm({ request, context }: RequestAndContext): InterruptedForm | undefined {
  const cookies = request.headers.get('cookie')
  const sealed = readCookie(cookies, 'interruptedForm')
  if (sealed === undefined || !parseAccessToken(readCookie(cookies, 'token'))) return undefined
  const interrupted = unsealJson(context.signer, PURPOSE, { schema: InterruptedForm, sealed })
  if (!interrupted || interrupted.until < Date.now() || interrupted.path !== getOwnPath(request))
    return undefined
  const account = readCookie(cookies, 'lastAccount') ?? ''
  return interrupted.account === '' || interrupted.account === account ? interrupted : undefined
}

/** Returns the values of one form; the forms of a page are distinguished by intent and field names. */
function findValues(
  { fields }: InterruptedForm,
  definition: FormDefinition,
): Record<string, unknown> | undefined {
  const { schema, intent, draft, phoneProof } = definition
  const sent = new FormData()
  for (const [name, value] of fields) sent.append(name, value)
  const hasOneIntent = draft === undefined && phoneProof === undefined && !(INTENT_FIELD in schema.shape)
  if (hasOneIntent && sent.get(INTENT_FIELD) !== (intent ?? null)) return undefined
  if (fields.some(([name]) => !isKnownField(schema, name))) return undefined
  const known = pickKnownFields(definition, sent)
  if (!(INTENT_FIELD in schema.shape)) known.delete(INTENT_FIELD)
  return parseWithZod(known, { schema, disableAutoCoercion: true }).reply().initialValue ?? undefined
}

function getOwnPath({ url }: Request): string {
  const own = new URL(url)
  own.pathname = own.pathname.replace(/\.data$/, '')
  return withoutParams(own, 'login')
}
