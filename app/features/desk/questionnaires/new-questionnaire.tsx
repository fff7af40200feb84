import { useTranslation } from 'react-i18next'
import { DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { languageNames, languages } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH } from '~contract/operator-questionnaires'
import { newQuestionnaireForm } from './form'
import type { QuestionnaireListData } from './questionnaire.server'

export function NewQuestionnaire({ templates }: Pick<QuestionnaireListData, 'templates'>) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(newQuestionnaireForm, {
    defaultValue: { template_id: String(templates[0]?.id ?? '') },
  })
  return (
    <Disclosure summary={t('questionnaires.new')} open={isRejected}>
      <PostForm form={form} className="stack prose" action={layout.currentHref}>
        <InputField
          field={fields.email}
          type="email"
          label={t('questionnaires.email')}
          hint={t('questionnaires.email_hint')}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="off"
        />
        <DropdownField
          field={fields.template_id}
          label={t('questionnaires.begins_with')}
          blank={t('questionnaires.no_template')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {languages.map((language) => (
          <InputField
            key={language}
            field={fields[`subject_${language}`]}
            label={`${t('tables.columns.subject')} (${languageNames[language]})`}
            maxLength={MAX_SUBJECT_LENGTH}
            lang={language}
          />
        ))}
        <p>
          <Button variant="main" icon="plus">
            {t('questionnaires.make')}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
