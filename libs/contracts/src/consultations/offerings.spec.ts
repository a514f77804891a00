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

  it.each([
    ['strategy_consultation', 'Business Assessment, Technology Roadmap, ROI Analysis, Implementation Plan'],
    ['project_scoping', 'Requirements Analysis, Technical Specifications, Timeline Planning, Cost Estimation'],
    ['emergency_assessment', 'Rapid Response, Issue Diagnosis, Recovery Planning, Prevention Strategy'],
  ] as const)('%s consists of %s', (type, what) => {
    expect(offerings[type].what.join(', ')).toBe(what);
  });

  it.each(consultationTypes)('asks for %s by its own title (specification, section 4)', (type) => {
    const title = requestTitleOf(offerings[type]);
    expect(consultationTypeOf(title)).toBe(type);
    expect(wizardTitleOf(title)).toBe(offerings[type].title);
  });
});
