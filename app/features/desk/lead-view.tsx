import { useTranslation } from 'react-i18next'
import { TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { Lead } from '~/upstream/leads.server'
import { LOAN_DECISIONS, type LoanDecision } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'
import { DeskActs } from './desk-acts'
import { leadAnswerForm, leadNoteForm, leadStateForm, loanDecisionForm } from './form'
import { LeadFacts } from './lead-facts'
import { RevealButton } from './personal-data'
import { Reports } from './reports'
import { reportedStatementPath } from './statements/urls'
import { LEADS_PATH, leadPath } from './urls'

export function LeadView({ lead }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { email, text } = lead
  return (
    <article className="stack prose">
      <LeadFacts lead={lead} />
      <RevealButton canReveal={lead.isMasked} />
      {text ? (
        <blockquote className="panel">
          <p className="pre">{text}</p>
        </blockquote>
      ) : null}
      <Reports title={t('lead.related', { count: lead.related.length })} reports={lead.related} />
      <ReportedStatementLink lead={lead} />
      <LeadStateForm lead={lead} />
      {lead.loanState ? <LoanDecisionForm state={lead.loanState} /> : null}
      {email ? <LeadAnswerForm email={email} canClose={!lead.closedAt} /> : null}
      <LeadNoteForm />
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

function LeadStateForm({ lead: { isMine, assignee, assigneeId, closedAt } }: { lead: Lead }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(leadStateForm)
  const acts = [
    ...(closedAt ? [] : [isMine ? ('release' as const) : ('assign' as const)]),
    closedAt ? ('reopen' as const) : ('close' as const),
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

function LeadAnswerForm({ email, canClose }: { email: string; canClose: boolean }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(leadAnswerForm)
  return (
    <PostForm form={form} className="stack" action={layout.currentHref}>
      <TextAreaField
        field={fields.text}
        label={t('lead.answer')}
        hint={t('lead.answer_hint', { email })}
        rows={4}
      />
      <p className="row">
        {canClose ? (
          <Button variant="main" name={fields.closes.name} value="1">
            {t('lead.send_and_close')}
          </Button>
        ) : null}
        <Button>{t('lead.send')}</Button>
      </p>
    </PostForm>
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
