import { expect, test } from 'vitest'
import { redactPath } from './redact-path'

test.each([
  ['/evaluation/questionnaire/0b0e5d3e-7c1a-4e0e-9d3c-1f2a3b4c5d6e', '/evaluation/questionnaire/{id}'],
  ['/ru/Evaluation/Questionnaire/abc.data', '/ru/Evaluation/Questionnaire/{id}.data'],
  ['/blog/what-a-pledge-is', '/blog/what-a-pledge-is'],
])('the URL %s is logged as %s', (path, redacted) => {
  expect(redactPath(path)).toBe(redacted)
})
