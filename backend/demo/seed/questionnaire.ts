import type { LocalizedText } from '~backend/forms/field'
import { addQuestionnaire } from '~backend/forms/questionnaires/add-questionnaire'
import { APPRAISAL_QUESTIONS } from '~backend/initial-data/forms/appraisal-questions'
import { addNotification } from '~backend/notifications/add-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { NOTIFICATION_KIND } from '~contract/notifications'

const localized = (ka: string, en: string, ru: string): LocalizedText => ({ ka, en, ru })
const SUBJECT = localized(
  'ბინა ვაკეში, ჭავჭავაძის გამზირი',
  'Flat in Vake, Chavchavadze Avenue',
  'Квартира в Ваке, проспект Чавчавадзе',
)

export async function addDemoQuestionnaire(db: Db): Promise<void> {
  const { rows } = await db.query<Row<'users', 'id'> & { hasOne: boolean }>(
    `select id, exists (select from questionnaires q where q.user_id = users.id) as "hasOne"
     from users where email = 'physical@demo.test'`,
  )
  const [person] = rows
  if (!person || person.hasOne) return
  const { token } = await addQuestionnaire(db, {
    userId: person.id,
    subject: SUBJECT,
    groups: APPRAISAL_QUESTIONS,
  })
  await addNotification(db, {
    userId: person.id,
    kind: NOTIFICATION_KIND.general,
    cause: 'questionnaire',
    details: {
      title: localized('კითხვები შეფასებამდე', 'Questions before the valuation', 'Вопросы перед оценкой'),
      text: localized(
        'შემფასებელს ვიზიტამდე რამდენიმე პასუხი სჭირდება. პასუხები ინახება, გაგრძელება ნებისმიერ დროს შეგიძლიათ.',
        'The valuer needs a few answers before the visit. They are kept, so you can go on at any time.',
        'Оценщику нужно несколько ответов до визита. Они сохраняются, продолжить можно в любое время.',
      ),
      url: `/evaluation/questionnaire/${token}`,
    },
  })
}
