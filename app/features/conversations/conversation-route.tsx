import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { isUuid } from '~contract/values/ids'
import { handleConversationForms } from './action.server'
import { ConversationView } from './conversation-view'
import { openConversation } from './open-conversation.server'
import { toConversationTitle } from './title'
import { conversationPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const id = requireConversationId(params)
  const [conversation, i18n] = await Promise.all([
    openConversation(visitor, { id }),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'conversations')
  return { conversation, title: toConversationTitle(conversation, { t, language: visitor.language }) }
}

async function conversationAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = requireConversationId(args.params)
  return handleConversationForms(args, { id }, toLocalizedPath(conversationPath(id), visitor.language))
}

function requireConversationId({ id = '' }: LoaderFunctionArgs['params']): string {
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}

export const action = pageAction(conversationAction)

export const meta = createMeta<typeof loader>(({ title, conversation }) => ({
  title,
  canonical: conversationPath(conversation.id),
  noIndex: true,
}))

export default function ConversationPage() {
  return <ConversationView data={useLoaderData<typeof loader>()} />
}
