import type { LocalizedText } from '~backend/forms/field'
import { addQuestionnaire, type QuestionGroup } from '~backend/forms/questionnaires/add-questionnaire'
import type { Db } from '~backend/platform/db/pool'

const localized = (ka: string, en: string, ru: string): LocalizedText => ({ ka, en, ru })
const YES_NO = [
  { value: 'yes', title: localized('დიახ', 'Yes', 'Да') },
  { value: 'no', title: localized('არა', 'No', 'Нет') },
]

export const APPRAISAL_QUESTIONS: readonly QuestionGroup[] = [
  {
    title: localized('ქონება', 'The property', 'Объект'),
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        rules: '',
        title: localized('რა არის', 'What it is', 'Что это'),
        options: [
          { value: 'flat', title: localized('ბინა', 'Flat', 'Квартира') },
          { value: 'house', title: localized('კერძო სახლი', 'House', 'Частный дом') },
          {
            value: 'commercial',
            title: localized('კომერციული ფართი', 'Commercial space', 'Коммерческая площадь'),
          },
        ],
      },
      {
        name: 'area',
        type: 'number',
        required: true,
        rules: 'min:1|max:100000',
        title: localized('ფართობი, მ²', 'Area, m²', 'Площадь, м²'),
      },
      {
        name: 'floor',
        type: 'number',
        required: false,
        rules: 'integer|min:0|max:60',
        title: localized('სართული', 'Floor', 'Этаж'),
      },
      {
        name: 'rebuilt',
        type: 'radio',
        required: true,
        rules: '',
        title: localized('გადაკეთებულია?', 'Has it been rebuilt?', 'Была ли перепланировка?'),
        options: YES_NO,
      },
    ],
  },
  {
    title: localized('დოკუმენტები', 'Documents', 'Документы'),
    fields: [
      {
        name: 'code',
        type: 'text',
        required: true,
        rules: 'min:5|max:40',
        title: localized('საკადასტრო კოდი', 'Cadastral code', 'Кадастровый код'),
        placeholder: localized('01.10.14.001.001', '01.10.14.001.001', '01.10.14.001.001'),
      },
      {
        name: 'encumbered',
        type: 'radio',
        required: true,
        rules: '',
        title: localized(
          'იპოთეკა ან ყადაღა ადევს?',
          'Is there a mortgage or a seizure?',
          'Есть ли ипотека или арест?',
        ),
        options: YES_NO,
      },
      {
        name: 'papers',
        type: 'checkbox',
        required: false,
        rules: '',
        title: localized('რა გაქვთ ხელთ', 'What you have at hand', 'Что у вас есть'),
        options: [
          {
            value: 'extract',
            title: localized('ამონაწერი რეესტრიდან', 'Extract from the register', 'Выписка из реестра'),
          },
          { value: 'drawing', title: localized('აზომვითი ნახაზი', 'Measured drawing', 'Обмерный чертёж') },
        ],
      },
    ],
  },
  {
    title: localized('ვიზიტი', 'The visit', 'Визит'),
    fields: [
      {
        name: 'day',
        type: 'date',
        required: false,
        rules: '',
        title: localized('სასურველი დღე', 'The day you prefer', 'Удобный день'),
      },
      {
        name: 'note',
        type: 'textarea',
        required: false,
        rules: 'max:1000',
        title: localized(
          'რა უნდა იცოდეს შემფასებელმა',
          'What the valuer should know',
          'Что стоит знать оценщику',
        ),
      },
    ],
  },
]

/** Adds the template of questionnaires. */
export async function addAppraisalQuestions(db: Db): Promise<void> {
  await addQuestionnaire(db, {
    isTemplate: true,
    subject: localized('კითხვები შეფასებამდე', 'Questions before the valuation', 'Вопросы перед оценкой'),
    groups: APPRAISAL_QUESTIONS,
  })
}
