import { useTranslation } from 'react-i18next'
import { StayPanel } from '~/features/stays'
import { InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatRecentTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Flash } from '~/ui/flash'
import { MessageFiles } from '~/ui/message-files'
import { PageHead } from '~/ui/page-head'
import { UserText } from '~/ui/user-text'
import type { Conversation, ConversationMessage } from '~/upstream/conversations.server'
import {
  CONVERSATIONS_PATH,
  type ConversationAct,
  MAX_MESSAGE_FILES,
  MESSAGE_FILE_MEDIA_TYPES,
} from '~contract/conversations'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { changeConversationForm, readyAnswerForm, replyForm, reportConversationForm } from './form'
import type { LoadedStays } from './open-conversation.server'
import { ConversationSubjectCard } from './subject'

interface ConversationViewProps {
  data: { conversation: Conversation; stays: LoadedStays; title: string }
  /** True for a guest, who has no list of conversations. */
  isGuest?: boolean
}

/** Renders a conversation. Only its messages are refreshed by script, so that typed text stays. */
export function ConversationView({
  data: { conversation, stays, title },
  isGuest = false,
}: ConversationViewProps) {
  const { t } = useTranslation('conversations')
  const { language } = usePage()
  return (
    <>
      {isGuest ? null : (
        <p>
          <ButtonLink icon="left" href={toLocalizedPath(CONVERSATIONS_PATH, language)}>
            {t('back')}
          </ButtonLink>
        </p>
      )}
      <PageHead title={<UserText as="span">{title}</UserText>} />
      <ConversationSubjectCard conversation={conversation} />
      <StayPanel {...stays} isGuest={isGuest} />
      <div id="conversation-messages" data-enhance="refreshed-part" data-news={t('new_message')}>
        <Messages conversation={conversation} />
        <OtherContact conversation={conversation} title={title} />
        <StateNotice conversation={conversation} />
      </div>
      <ReplyForm conversation={conversation} hasStays={stays.stays.length > 0} />
      <Changes conversation={conversation} />
    </>
  )
}

function Messages({ conversation: { messages, seenByOther } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const lastSeen = messages.findLast(({ id, isOwn }) => isOwn && id <= seenByOther)
  const last = messages.at(-1)
  return (
    <ol className="conversation-messages" aria-label={t('messages')}>
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isSeen={message === lastSeen}
          {...(message === last && { id: 'latest' })}
        />
      ))}
    </ol>
  )
}

interface MessageProps {
  message: ConversationMessage
  /** True for the last own message that the other side has seen. */
  isSeen: boolean
  id?: string
}

function Message({ message: { isOwn, text, files, createdAt }, isSeen, id }: MessageProps) {
  const { t } = useTranslation('conversations')
  const { language, layout } = usePage()
  const [path] = layout.currentHref.split('?')
  return (
    <li id={id} className={isOwn ? 'own' : undefined}>
      <span className="visually-hidden">{t(isOwn ? 'you_wrote' : 'they_wrote')}</span>
      {text ? <UserText>{text}</UserText> : null}
      {text === undefined ? (
        <p>
          <i>{t('erased')}</i>
        </p>
      ) : null}
      <MessageFiles files={files} href={(file) => `${path}/files/${file}`} />
      <small>
        <time dateTime={createdAt.toISOString()}>{formatRecentTime(createdAt, language)}</time>
        {isSeen ? ` · ${t('seen')}` : null}
      </small>
    </li>
  )
}

function OtherContact({ conversation, title }: Omit<ConversationViewProps['data'], 'stays'>) {
  const { t } = useTranslation('conversations')
  const { otherContact: contact } = conversation
  if (!contact) return null
  return (
    <p className="conversation-contact">
      <b>{t('contact_of', { name: title })}</b>{' '}
      {contact.phone ? <a href={toPhoneHref(contact.phone)}>{formatPhone(contact.phone)}</a> : null}{' '}
      {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
    </p>
  )
}

function StateNotice({ conversation: { state, canReply } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  if (canReply) return null
  return (
    <Flash tone="info" quiet>
      {t(state === 'open' ? 'states.unreachable' : `states.${state}`)}
    </Flash>
  )
}

interface ReplyFormProps {
  conversation: Conversation
  /** True for a conversation about stays, whose ready answers differ from those about viewings. */
  hasStays: boolean
}

function ReplyForm({ conversation, hasStays }: ReplyFormProps) {
  const { t } = useTranslation('conversations')
  const { layout } = usePage()
  const { form, fields, isShownAgain, isRejected } = useDefinedForm(replyForm)
  // Rejected text stays, also if the conversation has just ended.
  if (!conversation.canReply && !isShownAgain) return null
  return (
    <>
      {conversation.canReply ? <ReadyAnswers conversation={conversation} hasStays={hasStays} /> : null}
      <PostForm form={form} action={layout.currentHref} encType="multipart/form-data">
        <TextAreaField field={fields.text} label={t('reply')} hint={t('reply_hint')} rows={4} />
        <InputField
          field={fields.files}
          type="file"
          multiple
          accept={MESSAGE_FILE_MEDIA_TYPES.join()}
          label={t('files')}
          hint={t(isRejected ? 'choose_files_again' : 'files_hint', { count: MAX_MESSAGE_FILES })}
        />
        <p>
          <Button variant="main">{t('send')}</Button>
        </p>
      </PostForm>
    </>
  )
}

const STAY_ANSWERS = {
  owner: ['ready.stay.owner.arrival', 'ready.stay.owner.payment', 'ready.stay.owner.other_nights'],
  seeker: ['ready.stay.seeker.arrival', 'ready.stay.seeker.payment', 'ready.stay.seeker.parking'],
} as const

/** Renders buttons that each send a whole message. */
function ReadyAnswers({ conversation: { kind, side }, hasStays }: ReplyFormProps) {
  const { t } = useTranslation('conversations')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(readyAnswerForm)
  const answers = hasStays
    ? STAY_ANSWERS[side].map((name) => t(name))
    : side === 'owner'
      ? [t('ready.owner.available'), t('ready.owner.gone'), t('ready.owner.when')]
      : kind === 'statement' || kind === 'match'
        ? [t('ready.seeker.available'), t('ready.seeker.saturday'), t('ready.seeker.negotiable')]
        : []
  if (answers.length === 0) return null
  return (
    <PostForm
      form={form}
      action={layout.currentHref}
      className="row ready-answers"
      aria-label={t('ready.label')}
    >
      {answers.map((answer) => (
        <Button key={answer} size="small" name={fields.text.name} value={answer}>
          {answer}
        </Button>
      ))}
    </PostForm>
  )
}

function Changes({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(changeConversationForm)
  const acts = listActs(conversation)
  return (
    <section className="stack conversation-changes" aria-label={t('changes')}>
      <PostForm form={form} action={layout.currentHref}>
        {conversation.ownContact ? <OwnContact contact={conversation.ownContact} /> : null}
        <div className="row">
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === 'block' ? 'risk' : 'default'}
              name={fields.act.name}
              value={act}
            >
              {t(`acts.${act}`)}
            </Button>
          ))}
        </div>
        {acts.includes('share_contact') ? <p className="hint">{t('share_hint')}</p> : null}
      </PostForm>
      {conversation.kind === 'lead' ? null : <ReportForm />}
    </section>
  )
}

function listActs({ kind, state, ownContact }: Conversation): ConversationAct[] {
  if (kind === 'lead') return state === 'open' ? ['close'] : state === 'closed' ? ['reopen'] : []
  switch (state) {
    case 'open':
      return [...(ownContact?.email ? [] : (['share_contact'] as const)), 'close', 'block']
    case 'closed':
      return ['reopen', 'block']
    case 'blocked':
      return ['reopen']
    case 'ended_by_other_side':
      return ['block']
    default:
      return []
  }
}

function OwnContact({ contact: { phone, email } }: { contact: NonNullable<Conversation['ownContact']> }) {
  const { t } = useTranslation('conversations')
  const contacts = [phone && formatPhone(phone), email].filter(Boolean).join(' · ')
  return <p className="sm">{t('shared', { contacts })}</p>
}

function ReportForm() {
  const { t } = useTranslation('conversations')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(reportConversationForm)
  return (
    <Disclosure summary={t('report')} icon="flag" open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <TextAreaField field={fields.comment} label={t('report_comment')} hint={t('report_hint')} rows={3} />
        <p>
          <Button>{t('send_report')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
