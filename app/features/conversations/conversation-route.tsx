import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { toAccountConversationPath } from '~contract/conversations'
import { isUuid } from '~contract/values/ids'
import { handleConversationForms } from './action.server'
import { ConversationView } from './conversation-view'
import { loadStays, openConversation } from './open-conversation.server'
import { toConversationTitle } from './title'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const id = requireConversationId(params)
  const [conversation, i18n] = await Promise.all([
    openConversation(visitor, { id }),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'conversations')
  const stays = await loadStays(visitor, { id }, conversation)
  return { conversation, stays, title: toConversationTitle(conversation, { t, language: visitor.language }) }
}

async function conversationAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = requireConversationId(args.params)
  return handleConversationForms(
    args,
    { id },
    toLocalizedPath(toAccountConversationPath(id), visitor.language),
  )
}

function requireConversationId({ id = '' }: LoaderFunctionArgs['params']): string {
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}

export const action = pageAction(conversationAction)

export const meta = createMeta<typeof loader>(({ title, conversation }) => ({
  title,
  canonical: toAccountConversationPath(conversation.id),
  noIndex: true,
}))

export default function ConversationPage() {
  return <ConversationView data={useLoaderData<typeof loader>()} />
}
