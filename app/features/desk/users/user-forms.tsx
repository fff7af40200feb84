import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { OperatorUserDetails } from '~/upstream/operator-users.server'
import { TextActForm } from '../text-act-form'
import { userBlockForm, userNoteForm, userStateForm } from './form'

/** What may be done about the user now; blocking stands behind its name, with the reason that it needs. */
export function UserForms({ user: { allowedActs } }: { user: OperatorUserDetails }) {
  const { t } = useTranslation('desk')
  return (
    <section className="stack">
      <StateForm allowedActs={allowedActs} />
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
    </section>
  )
}

function StateForm({ allowedActs }: Pick<OperatorUserDetails, 'allowedActs'>) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(userStateForm)
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      {allowedActs.map((act) =>
        act === 'block' || act === 'note' ? null : (
          <Button
            key={act}
            variant={act === 'confirm' || act === 'unblock' ? 'main' : undefined}
            name={fields.act.name}
            value={act}
          >
            {t(`users.acts.${act}`)}
          </Button>
        ),
      )}
    </PostForm>
  )
}
