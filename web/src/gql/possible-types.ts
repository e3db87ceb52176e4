
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Failure": [
      "RefusedError",
      "ValidationError"
    ],
    "InboxUpdate": [
      "InboxReset",
      "SessionStarted"
    ],
    "LogInResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "SignUpResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "UpdateProductResult": [
      "Product",
      "RefusedError",
      "ValidationError"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Failure": [
      "RefusedError",
      "ValidationError"
    ],
    "InboxUpdate": [
      "InboxReset",
      "SessionStarted"
    ],
    "LogInResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "SignUpResult": [
      "LoggedIn",
      "RefusedError",
      "ValidationError"
    ],
    "UpdateProductResult": [
      "Product",
      "RefusedError",
      "ValidationError"
    ]
  }
};
      export default result;
    