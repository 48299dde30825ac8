// Redocly's linter, told which of the contract's extensions hold headers and answers: what they name is used, and is
// checked as it is anywhere else. What the other extensions say is checked by conformance/extensions.
const headers = 'HeadersMap';
const headersByType = { properties: {}, additionalProperties: headers };

const always = {
  properties: {
    head: { enum: ['asGet'] },
    unknownPath: 'Response',
    unknownMethod: 'Response',
    headers,
    headersByType: 'HeadersByType',
    absent: { type: 'array', items: { type: 'string' } },
  },
  required: ['head', 'unknownPath', 'unknownMethod', 'headers', 'headersByType', 'absent'],
};

function withTypes(types) {
  const { Root, Response } = types;
  return {
    ...types,
    HeadersByType: headersByType,
    Always: always,
    Root: { ...Root, properties: { ...Root.properties, 'x-always': 'Always' } },
    Response: { ...Response, properties: { ...Response.properties, 'x-headers-by-type': 'HeadersByType' } },
  };
}

export default () => ({
  id: 'strongroom',
  typeExtension: { oas3: (types) => withTypes(types), oas3_1: (types) => withTypes(types) },
});
