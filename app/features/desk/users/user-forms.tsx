import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { OperatorUserDetails } from '~/upstream/operator-users.server'
import { TextActForm } from '../text-act-form'
import { makeOperatorForm, userBlockForm, userNoteForm, userStateForm } from './form'

const PLAIN_ACTS = ['confirm', 'unblock'] as const

/** Actions behind their names, so that none is a single click. */
const RISKY_ACTS = ['unconfirm', 'remove_operator', 'sign_out'] as const

/** Renders the possible actions for the user; blocking is behind its name, with the required reason. */
export function UserForms({ user: { allowedActs, approval } }: { user: OperatorUserDetails }) {
  const { t } = useTranslation('desk')
  return (
    <div className="stack">
      <StateForm allowedActs={allowedActs} />
      {allowedActs.includes('make_operator') && !approval ? (
        <TextActForm
          definition={makeOperatorForm}
          summary={t('users.acts.make_operator')}
          label={t('users.operator_reason')}
          hint={t('users.operator_hint')}
          button={t('users.request_second')}
          isRisky
        />
      ) : null}
      {RISKY_ACTS.filter((act) => allowedActs.includes(act)).map((act) => (
        <RiskyActForm key={act} act={act} />
      ))}
      {allowedActs.includes('block') ? (
        <TextActForm
          definition={userBlockForm}
          summary={t('users.acts.block')}
          label={t('users.block_reason')}
          hint={t('users.block_hint')}
          button={t('users.acts.block')}
          isRisky
        />
      ) : null}
      <TextActForm
        definition={userNoteForm}
        summary={t('lead.note')}
        label={t('lead.note')}
        hint={t('lead.note_hint')}
        button={t('lead.save_note')}
      />
    </div>
  )
}

function StateForm({ allowedActs }: Pick<OperatorUserDetails, 'allowedActs'>) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(userStateForm)
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      {PLAIN_ACTS.filter((act) => allowedActs.includes(act)).map((act) => (
        <Button key={act} variant="main" name={fields.act.name} value={act}>
          {t(`users.acts.${act}`)}
        </Button>
      ))}
    </PostForm>
  )
}

function RiskyActForm({ act }: { act: (typeof RISKY_ACTS)[number] }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(userStateForm, { elementId: `${userStateForm.id}-${act}` })
  return (
    <Disclosure summary={t(`users.acts.${act}`)}>
      <PostForm form={form} action={layout.currentHref}>
        <p>{t(`users.questions.${act}`)}</p>
        <p>
          <Button variant="risk" name={fields.act.name} value={act}>
            {t(`users.acts.${act}`)}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
