import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { PageHead } from '~/ui/page-head'
import { isUpstreamError } from '~/upstream/upstream-error'
import { toGuestConversationPath } from '~contract/conversations'
import { isUuid } from '~contract/values/ids'
import { handleConversationForms } from './action.server'
import { ConversationView } from './conversation-view'
import styles from './conversations.css?url'
import { serializeGuestKey, toGuestAccess } from './guest-keys.server'
import { loadStays, openConversation } from './open-conversation.server'
import { toConversationTitle } from './title'

/**
 * Loads the conversation of a guest. The key of the link in an email moves to a cookie, and the page has an
 * address without it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '' } = args.params
  const visitor = getVisitor(args)
  // Analytics receive the URL of a page.
  args.context.dataLayer = undefined
  const key = new URL(args.request.url).searchParams.get('key')
  if (key !== null) throw redirectWithKey(args, { id, key })
  const i18n = await getI18n(visitor.language)
  const t = i18n.getFixedT(visitor.language, 'conversations')
  const access = toGuestAccess(args, id)
  const conversation =
    access.key === undefined ? undefined : await openConversation(visitor, access).catch(toUnknown)
  return {
    id,
    conversation,
    stays: conversation && (await loadStays(visitor, access, conversation)),
    title: conversation
      ? toConversationTitle(conversation, { t, language: visitor.language })
      : t('broken_link.title'),
  }
}

function redirectWithKey(args: LoaderFunctionArgs, { id, key }: { id: string; key: string }): Response {
  const href = toLocalizedPath(toGuestConversationPath(id), getVisitor(args).language)
  if (!isUuid(id) || !isUuid(key)) return redirect(href, 303)
  return redirect(href, { status: 303, headers: { 'Set-Cookie': serializeGuestKey(args, { id, key }) } })
}

/** A forged or expired key is an ordinary case, for which the page has an explanation. */
function toUnknown(error: unknown): undefined {
  if (!isUpstreamError(error) || error.status !== 404) throw error
}

async function guestConversationAction(args: ActionFunctionArgs) {
  const { id = '' } = args.params
  const href = toLocalizedPath(toGuestConversationPath(id), getVisitor(args).language)
  const access = toGuestAccess(args, id)
  if (access.key === undefined) return redirect(href, 303)
  return handleConversationForms(args, access, href)
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const action = pageAction(guestConversationAction)

export const meta = createMeta<typeof loader>(({ title, id }) => ({
  title,
  canonical: toGuestConversationPath(id),
  noIndex: true,
}))

export default function GuestConversationPage() {
  const { conversation, stays, title } = useLoaderData<typeof loader>()
  return (
    <div className="narrow">
      {conversation && stays ? (
        <ConversationView data={{ conversation, stays, title }} isGuest />
      ) : (
        <BrokenLink title={title} />
      )}
    </div>
  )
}

function BrokenLink({ title }: { title: string }) {
  const { t } = useTranslation('conversations')
  return (
    <>
      <PageHead title={title} />
      <p>{t('broken_link.text')}</p>
      <p>{t('broken_link.advice')}</p>
    </>
  )
}
