import type { OrderField, ServiceDefinition } from '../../definition'

type Answers = Readonly<Record<string, unknown>>

/** Removes the fields that the answers so far make irrelevant. */
export function withApplicableFields(definition: ServiceDefinition, answers: Answers): ServiceDefinition {
  const isApplicable = ({ onlyIf }: OrderField) => !onlyIf || answers[onlyIf.field] === onlyIf.answer
  const steps = definition.steps.map((step) => ({
    ...step,
    parts: step.parts.map((part) =>
      part.kind === 'fields' ? { ...part, fields: part.fields.filter(isApplicable) } : part,
    ),
  }))
  return { ...definition, steps }
}
