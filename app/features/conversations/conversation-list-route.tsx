import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MESSAGE_SETTINGS_PATH } from '~/features/message-settings'
import { MiniPhoto, useFormatPrice } from '~/features/statements'
import { requireListPage } from '~/http/require-list-page.server'
import { formatRecentTime } from '~/i18n/format-date-time'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Badge } from '~/ui/badge'
import { EmptyState } from '~/ui/empty-state'
import { joinFacts } from '~/ui/join-facts'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { Pagination } from '~/ui/pagination'
import { UserText } from '~/ui/user-text'
import { conversationPage } from '~/upstream/conversations.server'
import { toAccountConversationPath } from '~contract/conversations'
import { parsePageNumber } from '~contract/values/page-number'
import { useSubjectTitle } from './subject'
import { toConversationTitle } from './title'
import { conversationListPath } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const params = { page: parsePageNumber(new URL(request.url).searchParams.get('page')) }
  const [list, i18n] = await Promise.all([
    visitor.call(conversationPage(params.page)),
    getI18n(visitor.language),
  ])
  requireListPage(params, list.lastPage, conversationListPath, visitor.language)
  return { ...list, params, title: i18n.getFixedT(visitor.language, 'conversations')('title') }
}

type ConversationListData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const meta = createMeta<typeof loader>(({ title, params }) => ({
  title,
  canonical: conversationListPath(params),
  noIndex: true,
}))

export default function Conversations() {
  return <ConversationListView data={useLoaderData<typeof loader>()} />
}

function ConversationListView({ data }: { data: ConversationListData }) {
  const { t } = useTranslation('conversations')
  const { language } = usePage()
  const { conversations, unread, lastPage, params, title } = data
  return (
    <>
      <PageHead title={title}>
        {unread > 0 ? (
          <Output name="count" value={unread} className="mute">
            {t('unread_count', { count: unread })}
          </Output>
        ) : null}
      </PageHead>
      <div id="conversation-list" data-enhance="refreshed-part" data-news={t('new_message')}>
        {conversations.length === 0 ? (
          <EmptyState title={t('none')}>{t('none_text')}</EmptyState>
        ) : (
          <ul className="conversations">
            {conversations.map((conversation) => (
              <ConversationRow key={conversation.id} conversation={conversation} />
            ))}
          </ul>
        )}
      </div>
      <div className="after">
        <Pagination
          page={params.page}
          pages={lastPage}
          href={(page) => toLocalizedPath(conversationListPath({ page }), language)}
        />
      </div>
      <p className="after">
        <a href={toLocalizedPath(MESSAGE_SETTINGS_PATH, language)}>{t('settings')}</a>
      </p>
    </>
  )
}

/** Renders the row; unread conversations are marked by text, not only by weight. */
function ConversationRow({ conversation }: { conversation: ConversationListData['conversations'][number] }) {
  const { t } = useTranslation('conversations')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const subject = useSubjectTitle()(conversation)
  const { id, unread, last, state, statement } = conversation
  const card = statement?.card
  const text = last.text || last.files.map(({ name }) => name).join(', ') || t('erased')
  return (
    <li className={unread > 0 ? 'new' : undefined}>
      <MiniPhoto photo={card?.photo} />
      <div>
        <h2>
          <a href={toLocalizedPath(toAccountConversationPath(id), language)}>
            <UserText as="span">{toConversationTitle(conversation, { t, language })}</UserText>
          </a>
        </h2>
        <p className="mute sm">{joinFacts([subject, card && formatPrice(card)])}</p>
        <p className="last">
          {last.isOwn ? `${t('own_mark')} ` : null}
          <UserText as="span">{text}</UserText>
        </p>
      </div>
      <p className="row tight sm mute">
        {unread > 0 ? <Badge tone="info">{t('unread', { count: unread })}</Badge> : null}
        {state === 'open' ? null : <Badge tone="off">{t('ended')}</Badge>}
        <time dateTime={last.createdAt.toISOString()}>{formatRecentTime(last.createdAt, language)}</time>
      </p>
    </li>
  )
}
