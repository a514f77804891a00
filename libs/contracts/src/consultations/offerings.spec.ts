import { consultationTypeOf, wizardTitleOf } from './consultation-title.js';
import { consultationTypes } from './consultation.contract.js';
import { offeringLength, offeringPrice, offerings, requestTitleOf } from './offerings.js';

describe('the consultations on offer (specification, sections 3 and 9)', () => {
  it.each([
    ['strategy_consultation', '60 minutes', 'Free'],
    ['project_scoping', '90 minutes', '$200'],
    ['emergency_assessment', 'Available 24/7', 'Contact Us'],
    ['general_consultation', '30 minutes', 'Free'],
  ] as const)('%s: %s, %s', (type, length, price) => {
    expect(offeringLength(offerings[type])).toBe(length);
    expect(offeringPrice(offerings[type])).toBe(price);
  });

  it.each(consultationTypes)('asks for %s by its own title (specification, section 4)', (type) => {
    const title = requestTitleOf(offerings[type]);
    expect(consultationTypeOf(title)).toBe(type);
    expect(wizardTitleOf(title)).toBe(offerings[type].title);
  });
});
