export const en = {
  'problem.reason.factorRequired':
    'Your role needs a second factor, and the time to add one is over: add one to go on.',
  'enrolment.due':
    'Your role needs a second factor: add it by {day}, after that it is the first thing that the portal asks for.',
  'enrolment.add': 'Add a second factor',
  'enrolment.title': 'Add a second factor',
  'enrolment.text':
    'Your role needs one, and the time to add it is over: once it is there you are back at your work. Personal tokens go on.',
  'shell.profile.missing': 'Your profile is not complete.',
  'shell.profile.complete': 'Complete your profile',
} as const;
