import { DynamicForm, Questionnaire } from '../schemas/dynamic-forms'
import { sample } from './sample'

const field = {
  name: 'rooms',
  title: 'How many rooms?',
  placeholder: null,
  type: 'select' as const,
  required: true,
  rules: 'required|in:1,2',
  options: [
    { value: 1, title: 'One' },
    { value: '2', title: 'Two' },
  ],
}

export const dynamicFormSamples = [
  sample('GET /dynamic-forms/{id}', DynamicForm, {
    id: 3,
    title: 'A survey',
    description: 'Two minutes',
    thank_you: 'Thank you',
    is_closed: false,
    fields: [field, { name: 'comment', title: 'Anything else?', type: 'textarea', rules: 'between:2,500' }],
  }),
  sample('GET /evaluation/questionnaire/{id}', Questionnaire, {
    id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
    subject: 'A flat in Vake',
    groups: [{ title: 'The flat', fields: [field] }],
    answers: { rooms: '2' },
    is_answered: false,
  }),
]
