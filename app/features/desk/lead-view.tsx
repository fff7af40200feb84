import { useTranslation } from 'react-i18next'
import { INTENT_FIELD } from '~/forms/define-form'
import { DropdownField, InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { languageNames, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { MessageFiles } from '~/ui/message-files'
import { UserText } from '~/ui/user-text'
import type { Lead } from '~/upstream/leads.server'
import { LOAN_DECISIONS, type LoanDecision, MAX_WAITING_DAYS } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { listTemplateLanguages, toTemplateKey } from './answer-template'
import { DeskActs } from './desk-acts'
import {
  INSERT_TEMPLATE,
  leadAnswerForm,
  leadHandOverForm,
  leadNoteForm,
  leadStateForm,
  leadWaitForm,
  loanDecisionForm,
} from './form'
import { LeadFacts } from './lead-facts'
import { RevealButton } from './personal-data'
import { Reports } from './reports'
import { reportedStatementPath } from './statements/urls'
import { LEADS_PATH, leadPath } from './urls'

export function LeadView({ lead }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { text } = lead
  return (
    <article className="stack prose desk-page">
      <LeadFacts lead={lead} />
      <RevealButton canReveal={lead.isMasked} />
      <div className="desk-columns">
        <div className="stack">
          {text ? (
            <blockquote className="panel">
              <UserText className="pre">{text}</UserText>
            </blockquote>
          ) : null}
          <Reports title={t('lead.related', { count: lead.related.length })} reports={lead.related} />
          <ReportedStatementLink lead={lead} />
        </div>
        <div className="stack desk-acts">
          <LeadStateForm lead={lead} />
          {lead.closedAt ? null : <HandOverForm lead={lead} />}
          {lead.closedAt ? null : <WaitForm />}
          <LeadNoteForm />
        </div>
        <div className="stack">
          {lead.loanState ? <LoanDecisionForm state={lead.loanState} /> : null}
          <LeadMessages lead={lead} />
          {lead.canAnswer ? <LeadAnswerForm lead={lead} /> : null}
        </div>
      </div>
      <DeskActs acts={lead.acts.map((act) => ({ ...act, name: t(`past_acts.${act.act}`) }))} />
      <p className="row">
        <ButtonLink icon="left" href={toLocalizedPath(LEADS_PATH, language)}>
          {t('leads.title')}
        </ButtonLink>
        {lead.nextId === undefined ? null : (
          <ButtonLink href={toLocalizedPath(leadPath(lead.nextId), language)}>{t('lead.next')}</ButtonLink>
        )}
      </p>
    </article>
  )
}

/** Links a report to the statement's page with all actions. */
function ReportedStatementLink({ lead: { kind, facts } }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const statement = facts.find(({ name }) => name === 'statement')?.value
  if (kind !== 'statement_report' || !statement) return null
  return (
    <p>
      <ButtonLink icon="eye" href={toLocalizedPath(reportedStatementPath(statement), language)}>
        {t('statements.see')}
      </ButtonLink>
    </p>
  )
}

function LeadStateForm({ lead: { isMine, assignee, assigneeId, closedAt, waitsUntil } }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(leadStateForm)
  const acts = [
    ...(closedAt ? [] : [isMine ? ('release' as const) : ('assign' as const)]),
    ...(closedAt || waitsUntil ? (['reopen'] as const) : []),
    ...(closedAt ? [] : (['close'] as const)),
  ]
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      <input type="hidden" name={fields.assignee_id.name} value={assigneeId ?? ''} />
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'assign' && !assignee ? 'main' : undefined}
          name={fields.act.name}
          value={act}
        >
          {t(`acts.${act}`)}
        </Button>
      ))}
    </PostForm>
  )
}

/** Renders the form that hands the lead over; nothing without colleagues. */
function HandOverForm({ lead: { operators, assigneeId } }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { layout, language } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(leadHandOverForm)
  const colleagues = operators.filter(({ id }) => id !== assigneeId)
  if (colleagues.length === 0) return null
  return (
    <Disclosure summary={t('lead.hand_over')} open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <input type="hidden" name={fields.assignee_id.name} value={assigneeId ?? ''} />
        <DropdownField
          field={fields.operator_id}
          label={t('lead.colleague')}
          hint={t('lead.hand_over_hint')}
          blank={t('lead.choose_colleague')}
          options={colleagues.map(({ id, name }) => ({
            value: id,
            label: toReaderName(name, language) || formatId(id, language),
          }))}
        />
        <p>
          <Button>{t('acts.hand_over')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

/** Days that a lead waits for its sender unless the operator chooses another day. */
const USUAL_WAITING_DAYS = 3

function WaitForm() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const toDay = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))
  const { form, fields, isShownAgain } = useDefinedForm(leadWaitForm, {
    defaultValue: { until: toDay(USUAL_WAITING_DAYS) },
  })
  return (
    <Disclosure summary={t('lead.wait')} open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <InputField
          field={fields.until}
          type="date"
          min={toDay(1)}
          max={toDay(MAX_WAITING_DAYS)}
          label={t('lead.wait_day')}
          hint={t('lead.wait_hint')}
        />
        <p>
          <Button>{t('acts.wait')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

/** Renders what both sides wrote after the request, which stands above. */
function LeadMessages({ lead }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const messages = lead.messages.slice(1)
  if (messages.length === 0) return null
  return (
    <section>
      <h2>{t('lead.conversation')}</h2>
      <ol className="leads">
        {messages.map(({ id, isOwn, text, files, at }) => (
          <li key={id}>
            <p className="row tight sm mute">
              <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time>{' '}
              <span>{t(isOwn ? 'lead.we_answered' : 'lead.they_replied')}</span>
            </p>
            {text ? <UserText className="pre">{text}</UserText> : null}
            <MessageFiles
              files={files}
              href={(file) => toLocalizedPath(`${leadPath(lead.id)}/files/${file}`, language)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LeadAnswerForm({ lead }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(leadAnswerForm)
  return (
    <PostForm form={form} className="stack" action={layout.currentHref} data-enhance="answer-template">
      <TemplateField lead={lead} field={fields.template} />
      <TextAreaField
        field={fields.text}
        label={t('lead.answer')}
        hint={lead.email ? t('lead.answer_hint', { email: lead.email }) : t('lead.answer_hint_account')}
        rows={6}
      />
      <input type="hidden" name={fields.acts.name} value={lead.acts.length} />
      <p className="row">
        {lead.closedAt ? null : (
          <Button variant="main" name={fields.closes.name} value="1">
            {t('lead.send_and_close')}
          </Button>
        )}
        <Button>{t('lead.send')}</Button>
      </p>
    </PostForm>
  )
}

interface TemplateFieldProps {
  lead: Lead
  field: FieldsOf<typeof leadAnswerForm>['template']
}

/** Renders the choice of a template and the button that inserts it, without sending the answer. */
function TemplateField({ lead, field }: TemplateFieldProps) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  if (lead.templates.length === 0) return null
  return (
    <div className="search-line">
      <DropdownField
        field={field}
        label={t('lead.template')}
        blank={t('lead.choose_template')}
        options={listTemplateLanguages(lead).map((language) => ({
          label: languageNames[language],
          options: lead.templates.map(({ id, title }) => ({
            value: toTemplateKey(id, language),
            label: title,
          })),
        }))}
      />
      <Button
        name={INTENT_FIELD}
        value={INSERT_TEMPLATE}
        formNoValidate
        formAction={`${layout.currentHref}#${leadAnswerForm.id}`}
        data-insert
      >
        {t('lead.insert_template')}
      </Button>
    </div>
  )
}

function LeadNoteForm() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(leadNoteForm)
  return (
    <PostForm form={form} className="stack" action={layout.currentHref}>
      <TextAreaField field={fields.text} label={t('lead.note')} hint={t('lead.note_hint')} rows={4} />
      <p>
        <Button>{t('lead.save_note')}</Button>
      </p>
    </PostForm>
  )
}

/** Renders the form for the bank's decision: the applicant sees it and is notified by email. */
function LoanDecisionForm({ state }: { state: LoanRequestState }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(loanDecisionForm)
  const decisions = (Object.keys(LOAN_DECISIONS) as LoanDecision[]).filter(
    (decision) => LOAN_DECISIONS[decision] !== state,
  )
  return (
    <Disclosure summary={t('loan_decision.title')} open={isShownAgain || state === 'sent'}>
      <PostForm form={form} className="stack" action={layout.currentHref}>
        <input type="hidden" name={fields.loan_state.name} value={state} />
        <TextAreaField
          field={fields.text}
          label={t('loan_decision.text')}
          hint={t('loan_decision.hint')}
          rows={3}
        />
        <p className="row">
          {decisions.map((decision) => (
            <Button key={decision} name={fields.act.name} value={decision}>
              {t(`acts.${decision}`)}
            </Button>
          ))}
        </p>
      </PostForm>
    </Disclosure>
  )
}
