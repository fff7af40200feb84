import { useTranslation } from 'react-i18next'
import type { RequestNames } from '~/features/broker-requests/index.server'
import { DropdownField, InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { joinFacts } from '~/ui/join-facts'
import { PageHead } from '~/ui/page-head'
import { UserText } from '~/ui/user-text'
import type { AccountLead } from '~/upstream/account-leads.server'
import {
  ACCOUNT_LEAD_STAGES,
  ACCOUNT_LEADS_PATH,
  MAX_LEAD_REMINDER_DAYS,
  toAccountLeadPath,
} from '~contract/account-leads'
import { toAccountConversationPath } from '~contract/conversations'
import { DAY_MS, toGeorgianDate, toGeorgianNoon } from '~contract/values/georgian-time'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { assignForm, noteForm, reminderForm, stageForm } from './form'
import { LeadHistory } from './lead-history'
import { STAGE_TONES } from './lead-list-view'
import { SoughtHomeFacts, StatementFigures } from './lead-subject'

interface LeadProps {
  lead: AccountLead
}

export function LeadView({ lead, names, title }: LeadProps & { names: RequestNames; title: string }) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  return (
    <>
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(ACCOUNT_LEADS_PATH, language)}>
          {t('back')}
        </ButtonLink>
      </p>
      <PageHead title={<UserText as="span">{title}</UserText>}>
        <Badge tone="off">{t(`kinds.${lead.kind}`)}</Badge>
      </PageHead>
      <LeadActions lead={lead} />
      <div className="account-lead">
        <div className="stack">
          <LeadFacts lead={lead} names={names} />
          <LeadHistory lead={lead} />
          <RelatedLeads lead={lead} />
        </div>
        <div className="stack">
          <StageForm lead={lead} />
          {lead.agents.length > 0 ? <AssignForm lead={lead} /> : null}
          <NoteForm />
          <ReminderForm lead={lead} />
        </div>
      </div>
    </>
  )
}

/** Renders the ways to answer. A guest without an email can only be called, as the conversation says. */
function LeadActions({ lead: { events, contact } }: LeadProps) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const conversation = events.findLast(({ kind }) => kind === 'conversation')
  const phone = contact?.phone
  if (!conversation && !phone) return null
  return (
    <p className="row account-lead-actions">
      {conversation ? (
        <ButtonLink
          variant="main"
          icon="message"
          href={toLocalizedPath(toAccountConversationPath(conversation.id), language)}
        >
          {t('open_conversation')}
        </ButtonLink>
      ) : null}
      {phone ? (
        <ButtonLink variant={conversation ? 'default' : 'main'} icon="phone" href={toPhoneHref(phone)}>
          {t('call', { phone: formatPhone(phone) })}
        </ButtonLink>
      ) : null}
    </p>
  )
}

function LeadFacts({ lead, names }: LeadProps & { names: RequestNames }) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const { stage, statement, soughtHome, project, contact, assignee, createdAt, respondedAt, remindOn } = lead
  const { phone, email } = contact ?? {}
  return (
    <>
      <FactSheet
        facts={[
          { name: t('facts.stage'), value: <Badge tone={STAGE_TONES[stage]}>{t(`stages.${stage}`)}</Badge> },
          { name: t('facts.received'), value: formatDateTime(createdAt, language) },
          ...(statement
            ? [
                {
                  name: t('facts.statement'),
                  value: (
                    <>
                      <a href={toLocalizedPath(`/statements/${statement.id}`, language)}>{statement.title}</a>
                      <br />
                      <StatementFigures statement={statement} />
                    </>
                  ),
                },
              ]
            : []),
          ...(soughtHome
            ? [
                {
                  name: t('facts.sought_home'),
                  value: <SoughtHomeFacts soughtHome={soughtHome} names={names} />,
                },
              ]
            : []),
          ...(project ? [{ name: t('facts.project'), value: project.title }] : []),
          ...(phone
            ? [{ name: t('facts.phone'), value: <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a> }]
            : []),
          ...(email
            ? [
                {
                  name: t('facts.email'),
                  value: (
                    <a className="any" href={`mailto:${email}`}>
                      {email}
                    </a>
                  ),
                },
              ]
            : []),
          ...(assignee ? [{ name: t('facts.assignee'), value: toReaderName(assignee.name, language) }] : []),
          {
            name: t('facts.responded'),
            value: respondedAt ? formatDateTime(respondedAt, language) : t('unanswered'),
          },
          ...(remindOn
            ? [{ name: t('facts.remind'), value: formatDay(toGeorgianNoon(remindOn), language) }]
            : []),
        ]}
      />
      {contact ? null : <p className="mute">{t('no_contact')}</p>}
    </>
  )
}

function RelatedLeads({ lead: { related } }: LeadProps) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  if (related.length === 0) return null
  return (
    <section>
      <h2>{t('related')}</h2>
      <ul className="rows">
        {related.map(({ id, kind, stage, statement }) => (
          <li key={id}>
            <a href={toLocalizedPath(toAccountLeadPath(id), language)}>
              {joinFacts([t(`kinds.${kind}`), statement?.title])}
            </a>{' '}
            <Badge tone={STAGE_TONES[stage]}>{t(`stages.${stage}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StageForm({ lead: { stage } }: LeadProps) {
  const { t } = useTranslation('account-leads')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(stageForm, { defaultValue: { stage } })
  return (
    <PostForm form={form} className="panel stack" action={layout.currentHref}>
      <input type="hidden" name={fields.shown_stage.name} value={stage} />
      <DropdownField
        field={fields.stage}
        label={t('stage_form')}
        options={ACCOUNT_LEAD_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
      <p>
        <Button>{t('move')}</Button>
      </p>
    </PostForm>
  )
}

function AssignForm({ lead: { agents, assignee } }: LeadProps) {
  const { t } = useTranslation('account-leads')
  const { layout, language } = usePage()
  const shown = assignee ? String(assignee.id) : ''
  const { form, fields } = useDefinedForm(assignForm, { defaultValue: { assignee_id: shown } })
  return (
    <PostForm form={form} className="panel stack" action={layout.currentHref}>
      <input type="hidden" name={fields.shown_id.name} value={shown} />
      <DropdownField
        field={fields.assignee_id}
        label={t('assign_form')}
        blank={t('myself')}
        options={agents.map(({ id, name }) => ({ value: id, label: toReaderName(name, language) }))}
      />
      <p>
        <Button>{t('assign')}</Button>
      </p>
    </PostForm>
  )
}

function NoteForm() {
  const { t } = useTranslation('account-leads')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(noteForm)
  return (
    <PostForm form={form} className="panel stack" action={layout.currentHref}>
      <TextAreaField field={fields.text} label={t('note_form')} hint={t('note_hint')} rows={3} />
      <p>
        <Button>{t('save_note')}</Button>
      </p>
    </PostForm>
  )
}

function ReminderForm({ lead: { remindOn } }: LeadProps) {
  const { t } = useTranslation('account-leads')
  const { layout } = usePage()
  const toDay = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))
  const { form, fields } = useDefinedForm(reminderForm, { defaultValue: { remind_on: remindOn ?? '' } })
  return (
    <PostForm form={form} className="panel stack" action={layout.currentHref}>
      <InputField
        field={fields.remind_on}
        type="date"
        min={toDay(1)}
        max={toDay(MAX_LEAD_REMINDER_DAYS)}
        label={t('reminder_form')}
        hint={t('reminder_hint')}
      />
      <p>
        <Button>{t('save_reminder')}</Button>
      </p>
    </PostForm>
  )
}
